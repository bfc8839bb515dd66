-- Answers to requests that must have one effect (CONTRACT §6). Removed after two days.
create table kit.idempotency_key (
  subject text not null,
  key text not null,
  fingerprint text not null,
  answer text,
  created_at timestamptz not null default now(),
  primary key (subject, key)
);
create index idempotency_key_age on kit.idempotency_key (created_at);

-- What staff looked at in a participant's name (§6 view-as).
create table kit.view_as_read (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_subject text not null,
  actor_email text not null,
  owner_email text not null,
  route text not null,
  request_id text not null
);
