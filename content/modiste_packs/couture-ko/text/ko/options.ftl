# What each option is about. Attributes name the values of an option.

game-option-unbid-city = 아무도 입찰하지 않은 도시의 카드
    .discard = 게임에서 제외
    .stay = 다음 라운드까지 남음
game-option-discards = 버린 입찰 카드
    .face-down = 뒷면으로 놓음
    .face-up = 앞면으로 놓음
game-option-covers-without-cards = 해당 카드가 없는 사람도 표지를 받음
