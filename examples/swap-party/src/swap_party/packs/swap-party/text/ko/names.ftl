# The names of everything that has one, by kind and id; underscores of an id become hyphens.

game-swap-party = 옷장 파티
bot-kind-greedy = 탐욕 봇

## Garments, as they stand on their cards; in a list, each with its flair

garment-denim-hat = 데님 모자
garment-denim-coat = 데님 재킷
garment-denim-shoes = 데님 운동화
garment-silk-hat = 실크 터번
garment-silk-coat = 실크 가운
garment-silk-shoes = 실크 슬리퍼
garment-tweed-hat = 트위드 중절모
garment-tweed-coat = 트위드 코트
garment-tweed-shoes = 트위드 로퍼
garment-velvet-hat = 벨벳 베레모
garment-velvet-coat = 벨벳 망토
garment-velvet-shoes = 벨벳 구두
garment = { $name } { $flair }

fabric-denim = 데님
fabric-silk = 실크
fabric-tweed = 트위드
fabric-velvet = 벨벳

piece = 종류
piece-hat = 모자
piece-coat = 겉옷
piece-shoes = 신발
flair = 화려함

## The table, as its heads and the lines of the score say

lap-round = { $lap }/{ $times }라운드
field-rail = 옷걸이
field-brought = 내놓은 옷
field-hand = 손에 든 옷
field-closet = 옷장
field-charity = 기부한 옷
score-collections = 컬렉션
score-looks = 코디
