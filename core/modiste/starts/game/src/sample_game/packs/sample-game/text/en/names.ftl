# The names of everything that has one, by kind and id; underscores of an id become hyphens.

game-sample-game = Sample Game

garment-scarf = Scarf
garment-belt = Belt
garment-cap = Cap
garment-shirt = Shirt
garment-skirt = Skirt
garment-vest = Vest
garment-boots = Boots
garment-jeans = Jeans
garment-cardigan = Cardigan
garment-coat = Coat
garment-blazer = Blazer
garment-sandals = Sandals
garment-gown = Gown
garment-tuxedo = Tuxedo
garment-cape = Cape

kind-garments = Garments
garment-points = Points

## The table, as its heads and the lines of the score say

field-row = Laid out
field-wardrobes = Wardrobe
field-gone = Gone
field-deck = Deck
score-wardrobe = Wardrobe
