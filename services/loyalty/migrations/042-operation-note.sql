-- R46: the reason of a movement, in the languages of the cabinet. A movement with an order uses the
-- order's name.
alter table loyalty.transaction add column note jsonb;
