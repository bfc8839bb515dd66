-- Answers to idempotent requests (CONTRACT §6). The services delete them after two days.
create table kit.idempotency_key (
  subject text not null,
  key text not null,
  fingerprint text not null,
  answer text,
  created_at timestamptz not null default now(),
  primary key (subject, key)
);
create index idempotency_key_age on kit.idempotency_key (created_at);

-- Reads by staff on behalf of a participant (§6 view-as).
create table kit.view_as_read (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_subject text not null,
  actor_email text not null,
  owner_email text not null,
  route text not null,
  request_id text not null
);
