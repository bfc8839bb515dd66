-- The reason and the start of a restricted card's state, and the deadline for an answer to the
-- participant.
alter table loyalty.card
  add column state_reason jsonb,
  add column state_since timestamptz,
  add column answer_by timestamptz;

-- The card of a movement, if a participant has several cards. Null is the participant's main card.
alter table loyalty.transaction add column card_id bigint references loyalty.card;
