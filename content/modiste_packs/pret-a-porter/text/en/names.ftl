# The names of everything that has one, by kind and id: underscores of an id become hyphens here.
# A base value is the front side's name; `.trained` is the trained or upgraded side's, `.short` the form
# for narrow columns: at most 16 characters for cards, two for styles and materials. Plain apostrophes and
# no accents: the width of the typographic ones differs between terminals.

## Words

style-evening = Evening
    .short = Ev
style-business = Business
    .short = Bu
style-casual = Casual
    .short = Ca
style-rock = Rock
    .short = Ro
style-sport = Sport
    .short = Sp

type-jacket = Jacket
type-dress = Dress
type-shoes = Shoes
type-pants = Pants
type-shirt = Shirt

counted-material =
    { $count ->
        [1] { $name }
       *[other] { $count } { $name }
    }
material-cotton = cotton
    .short = co
material-denim = denim
    .short = de
material-wool = wool
    .short = wo
material-leather = leather
    .short = le
material-silk = silk
    .short = si
material-lace = lace
    .short = la

feature-quality = Quality
    .short = Quality
feature-trend = Trend
    .short = Trend
feature-public-relations = Public Relations
    .short = PR
feature-quantity = Quantity
    .short = Quantity

resource-cash = cash
resource-quality = Quality
resource-trend = Trend
resource-public-relations = PR
resource-prestige = Prestige
resource-victory-points = VP

location-bank = Bank
    .short = Bank
location-contracts = Contracts
    .short = Contracts
    .place = Contracts
location-buildings = Buildings
    .short = Buildings
    .place = Buildings
location-employees = Employees
    .short = Employees
    .place = Employees
location-designs = New Designs
    .short = Designs
    .place = New Designs
location-local-manufacturer = Local Manufacturer
    .short = Local Maker
    .place = Local Manufacturer
location-warehouse = Warehouse
    .short = Warehouse
location-import = Import
    .short = Import
location-preparations = Last Minute Preparations
    .short = Preparations

## Show tiles

tile-london = London
tile-moscow = Moscow
tile-paris = Paris
tile-milan = Milan
tile-new-york = New York
tile-tokyo = Tokyo
tile-berlin = Berlin
tile-seoul = Seoul
tile-vienna = Vienna
tile-barcelona = Barcelona

## Designs

design-opera-cape = Opera Cape
design-velvet-dinner-jacket = Velvet Dinner Jacket
    .short = Velvet Jacket
design-moonlit-gown = Moonlit Gown
design-midnight-sheath = Midnight Sheath
design-satin-pumps = Satin Pumps
design-waltz-slippers = Waltz Slippers
design-ballroom-trousers = Ballroom Trousers
design-starlight-palazzos = Starlight Palazzos
    .short = Palazzos
design-pearl-blouse = Pearl Blouse
design-indigo-smoking-shirt = Indigo Smoking Shirt
    .short = Indigo Shirt

design-elbow-patch-blazer = Elbow Patch Blazer
    .short = Patch Blazer
design-charcoal-jacket = Charcoal Jacket
design-keynote-dress = Keynote Dress
design-portfolio-dress = Portfolio Dress
design-brass-buckle-brogues = Brass Buckle Brogues
    .short = Buckle Brogues
design-marble-hall-heels = Marble Hall Heels
design-commuter-trousers = Commuter Trousers
design-razor-crease-trousers = Razor Crease Trousers
    .short = Razor Trousers
design-pinstripe-shirt = Pinstripe Shirt
design-ruffled-cuff-blouse = Ruffled Cuff Blouse
    .short = Ruffled Blouse

design-harbour-coat = Harbour Coat
design-orchard-jacket = Orchard Jacket
design-picnic-dress = Picnic Dress
design-lazy-sunday-dress = Lazy Sunday Dress
design-boardwalk-shoes = Boardwalk Shoes
design-fireside-clogs = Fireside Clogs
design-embroidered-jeans = Embroidered Jeans
design-meadow-chinos = Meadow Chinos
design-weekend-shirt = Weekend Shirt
design-lumberyard-shirt = Lumberyard Shirt

design-tour-bus-jacket = Tour Bus Jacket
design-studded-jacket = Studded Jacket
design-stage-dive-dress = Stage Dive Dress
design-amplifier-dress = Amplifier Dress
design-platform-boots = Platform Boots
design-garage-boots = Garage Boots
design-roadie-jeans = Roadie Jeans
design-encore-leggings = Encore Leggings
design-feedback-shirt = Feedback Shirt
design-torn-lace-top = Torn Lace Top

design-regatta-jacket = Regatta Jacket
design-clubhouse-jacket = Clubhouse Jacket
design-tennis-dress = Tennis Dress
design-figure-skater-dress = Figure Skater Dress
    .short = Skater Dress
design-court-sneakers = Court Sneakers
design-trailhead-boots = Trailhead Boots
design-riding-breeches = Riding Breeches
design-fencing-breeches = Fencing Breeches
design-rowing-jersey = Rowing Jersey
design-alpine-jersey = Alpine Jersey

## Contracts

contract-magazine-spread = Magazine Spread
contract-trend-forecast = Trend Forecast
contract-poster-campaign = Poster Campaign
contract-press-tour = Press Tour
contract-seal-of-quality = Seal of Quality
contract-gala-sponsor = Gala Sponsor
contract-freelance-designer = Freelance Designer
    .short = Freelancer
contract-guest-stylist = Guest Stylist
contract-pattern-auction = Pattern Auction
contract-fabric-fair = Fabric Fair
contract-night-shift = Night Shift
contract-mill-agreement = Mill Agreement
contract-customs-waiver = Customs Waiver
contract-backstage-pass = Backstage Pass
contract-licence-deal = Licence Deal
contract-department-store-order = Department Store Order
    .short = Store Order
contract-sample-sale = Sample Sale
contract-patrons-promise = Patron's Promise

contract-closing-party = Closing Party
contract-season-finale = Season Finale
contract-farewell-editorial = Farewell Editorial
    .short = Editorial
contract-buyers-frenzy = Buyers' Frenzy
contract-stock-clearance = Stock Clearance
contract-golden-thimble = Golden Thimble

## Buildings

building-designers-office = Designers' Office
    .short = Design Office
    .trained = Large Designers' Office
building-retail-outlet = Retail Outlet
    .trained = Retail Arcade
building-company-shop = Company Shop
    .trained = Company Boutique
building-press-lounge = Press Lounge
    .trained = Press Gallery
building-photo-studio = Photo Studio
    .trained = Daylight Studio
building-fabric-laboratory = Fabric Laboratory
    .short = Fabric Lab
    .trained = Textile Institute
building-costume-museum = Costume Museum
    .trained = Palace of Costume
building-pattern-archive = Pattern Archive
    .trained = Pattern Library
building-sample-room = Sample Room
    .trained = Fitting Salon
building-dressing-room = Dressing Room
    .trained = Hall of Mirrors
building-casting-agency = Casting Agency
    .trained = Casting House
building-sewing-workshop = Sewing Workshop
    .trained = Sewing Works
building-fabric-cellar = Fabric Cellar
    .trained = Fabric Vault
building-quayside-office = Quayside Office
    .trained = Harbour House
building-atelier-tearoom = Atelier Tearoom
    .trained = Rooftop Tearoom
building-staff-canteen = Staff Canteen
    .trained = Staff Club
building-remnant-shop = Remnant Shop
    .trained = Haberdashery
building-counting-house = Counting House
    .trained = Private Bank

building-flagship-store = Flagship Store
building-clearance-arcade = Clearance Arcade
building-hall-of-fame = Hall of Fame
building-grand-rotunda = Grand Rotunda
building-broadcast-studio = Broadcast Studio
building-express-depot = Express Depot

## Employees

employee-accountant = Accountant
    .trained = Experienced Accountant
employee-model = Model
    .trained = Model Superstar
employee-press-officer = Press Officer
    .trained = Press Chief
employee-trend-hunter = Trend Hunter
    .trained = Trend Oracle
employee-seamstress = Seamstress
    .trained = Master Seamstress
employee-quality-inspector = Quality Inspector
    .short = Inspector
    .trained = Chief Inspector
employee-muse = Muse
    .trained = Icon
employee-house-designer = House Designer
    .trained = Head Designer
employee-stylist = Stylist
    .trained = Star Stylist
employee-contract-lawyer = Contract Lawyer
    .trained = Senior Counsel
employee-architect = Architect
    .trained = Master Architect
employee-fabric-buyer = Fabric Buyer
    .trained = Head Buyer
employee-import-agent = Import Agent
    .trained = Trade Envoy
employee-errand-runner = Errand Runner
    .trained = Fixer
employee-bookkeeper = Bookkeeper
    .trained = Chief Bookkeeper
employee-shop-assistant = Shop Assistant
    .trained = Shop Manager
employee-auctioneer = Auctioneer
    .trained = Master Auctioneer
employee-financier = Financier
    .trained = Grand Financier

employee-journalist = Journalist
employee-fashion-columnist = Fashion Columnist
    .short = Columnist
employee-film-star = Film Star
employee-wardrobe-mistress = Wardrobe Mistress
    .short = Wardrobe
employee-liquidator = Liquidator
employee-managing-director = Managing Director
    .short = Director

## Bots

bot-kind-greedy = Greedy
