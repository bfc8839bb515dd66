create table leads.lead (
  id bigint generated always as identity primary key,
  -- The form creates the id, so that a repeated lead is stored once (§7).
  merge_id text not null unique,
  source text not null check (source in ('lander', 'landing')),
  name text not null,
  -- Normalised.
  phone text,
  email text,
  -- The card of the inviter.
  partner text,
  -- HMAC of the sender's network, for the anti-spam.
  network text not null,
  -- The complete request.
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index lead_network on leads.lead (network, created_at);
create index lead_phone on leads.lead (phone, created_at);
create index lead_email on leads.lead (email, created_at);
