# The names of everything that has one, by kind and id; underscores of an id become hyphens.

game-sample-game = Sample Game

garment-scarf = 스카프
garment-belt = 벨트
garment-cap = 캡모자
garment-shirt = 셔츠
garment-skirt = 치마
garment-vest = 조끼
garment-boots = 부츠
garment-jeans = 청바지
garment-cardigan = 카디건
garment-coat = 코트
garment-blazer = 블레이저
garment-sandals = 샌들
garment-gown = 드레스
garment-tuxedo = 턱시도
garment-cape = 망토

kind-garments = 옷
garment-points = 점수

## The table, as its heads and the lines of the score say

field-row = 펼쳐 놓은 옷
field-wardrobes = 옷장
field-gone = 게임에서 빠진 옷
field-deck = 더미
score-wardrobe = 옷장
