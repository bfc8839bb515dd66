-- R46: what a movement was for, in the languages of the cabinet. A movement with an order takes the name of the order.
alter table loyalty.transaction add column note jsonb;
