-- The last card that the cabinet linked with a client.
create table crm.card_link (
  client_id bigint primary key references crm.client,
  payload jsonb not null,
  linked_at timestamptz not null default now()
);
