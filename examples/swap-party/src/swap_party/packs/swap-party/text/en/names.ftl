# The names of everything that has one, by kind and id; underscores of an id become hyphens.

game-swap-party = Swap Party
bot-kind-greedy = Greedy

## Garments, as they stand on their cards; in a list, each with its flair

garment-denim-hat = Denim Cap
garment-denim-coat = Denim Jacket
garment-denim-shoes = Denim Sneakers
garment-silk-hat = Silk Turban
garment-silk-coat = Silk Kimono
garment-silk-shoes = Silk Slippers
garment-tweed-hat = Tweed Deerstalker
garment-tweed-coat = Tweed Coat
garment-tweed-shoes = Tweed Loafers
garment-velvet-hat = Velvet Beret
garment-velvet-coat = Velvet Cape
garment-velvet-shoes = Velvet Pumps
garment = { $name } { $flair }

fabric-denim = Denim
fabric-silk = Silk
fabric-tweed = Tweed
fabric-velvet = Velvet

piece = Piece
piece-hat = hat
piece-coat = coat
piece-shoes = shoes
flair = Flair

## The table, as its heads and the lines of the score say

lap-round = Round { $lap } of { $times }
field-rail = On the rail
field-brought = Brought
field-hand = In hand
field-closet = Closet
field-charity = Given to charity
score-collections = Collections
score-looks = Looks
