-- Why a card is off, blocked or doubled, since when, and by when the participant has an answer.
alter table loyalty.card
  add column state_reason jsonb,
  add column state_since timestamptz,
  add column answer_by timestamptz;

-- The card a movement was made on, where a member has several; null is the card that the member acts with.
alter table loyalty.transaction add column card_id bigint references loyalty.card;
