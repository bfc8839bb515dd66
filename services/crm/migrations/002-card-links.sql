-- The card that a client was linked with last, as the cabinet told it.
create table crm.card_link (
  client_id bigint primary key references crm.client,
  payload jsonb not null,
  linked_at timestamptz not null default now()
);
