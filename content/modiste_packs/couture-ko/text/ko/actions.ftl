# What a player may do: menu entries, read under their question.

action-place-bids = { $assigned }
action-take-card = { $card }
action-discard-card = { $card }

## What each phase asks, above its menu

question-placing-bids = 입찰 카드를 세 도시에 나누어 거세요.
question-winning-cards = { $city }: 가져올 카드를 고르세요.
question-discarding = 포트폴리오 정리: 버릴 입찰 카드를 고르세요.
