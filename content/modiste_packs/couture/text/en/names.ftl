# The names of everything that has one, by kind and id: underscores of an id become hyphens here.
# `.short` is the form for the narrow board: at most 14 characters for cards.

game-couture = Couture

city-new-york = New York
city-paris = Paris
city-tokyo = Tokyo

model-amber = Amber
model-beryl = Beryl
model-coral = Coral
model-jade = Jade
model-onyx = Onyx
model-pearl = Pearl

## Bid cards

card-signature-walk = Signature Walk
card-iconic-pose = Iconic Pose
card-go-see = Go-See
card-assistant = Assistant
card-agent = Agent
card-glam-squad = Glam Squad
card-gown-designer = Gown Designer
    .short = Gown Des.
card-street-designer = Street Designer
    .short = Street Des.
card-label-designer = Label Designer
    .short = Label Des.

## Scoring cards

card-day-gown = Day Gown
card-grand-gown = Grand Gown
card-bomber = Bomber
card-hoodie = Hoodie
card-joggers = Joggers
card-sneakers = Sneakers
card-snapback = Snapback
card-atelier-nord = Atelier Nord
card-bellafonte = Bellafonte
card-corso = Corso
card-delacroix-fils = Delacroix Fils
card-eastgate = Eastgate
card-editorial = Editorial
card-flop = Flop

# What is said where it is secret which card.
unknown-card = a bid card

# The kinds of cards; `.short` tells on the narrow board what a card is, where its name does not.
kind-haute-couture = Haute Couture
kind-streetwear = Streetwear
    .short = street
kind-ready-to-wear = Ready-to-Wear
    .short = brand
kind-editorial = Editorial
kind-flop = Flop

magazine-haute-couture = Haute Couture
    .short = Haute
magazine-streetwear = Streetwear
    .short = Street
magazine-flops = Flops
magazine-ready-to-wear = Ready-to-Wear
    .short = Ready

## How a card is called in full: what it is, then in brackets what matters of it

card-with-value = { $name } { $value }
card-with-facts = { $name } ({ $facts })
card-several = { $name } x{ $count }
value-designer = { $value }+{ $bonus }

fact-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
fact-symbols =
    { $symbols ->
        [one] { $symbols } symbol
       *[other] { $symbols } symbols
    }
fact-number = #{ $number }
fact-won-by-discard = *

## Bots

bot-kind-greedy = Greedy
