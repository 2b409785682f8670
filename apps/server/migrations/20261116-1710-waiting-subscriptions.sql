-- Why a subscription waits: without money, or with a card that cannot pay.
alter table subscription
  add column waiting_reason text check (waiting_reason in (
    'balance', 'card_unusable', 'card_declined', 'card_too_small', 'card_too_big'));
