-- What is sent to people, written in the transaction that wants it sent.
create table kit.message (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  subject text,
  -- Both are wiped once the message is delivered: a one-time code is at rest nowhere else.
  text text,
  code text,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- Delivered, or given up.
  settled_at timestamptz,
  is_delivered boolean not null default false
);
create index message_waiting on kit.message (next_attempt_at) where settled_at is null;
create index message_recipient on kit.message (recipient);

-- One-time codes. What can be counted, sends and tries, is counted here and survives a restart.
create table kit.code (
  id bigint generated always as identity primary key,
  purpose text not null,
  subject text not null,
  -- The phone or e-mail that the code was sent to.
  target text not null,
  -- Dial code of a phone, null for an e-mail.
  prefix text,
  -- HMAC of the network that asked for it.
  network text,
  hash text not null,
  issued_at timestamptz not null default clock_timestamp(),
  -- Tries that are allowed and were made; once they are equal the code is dead.
  tries integer not null,
  attempts integer not null default 0,
  used_at timestamptz,
  constraint tries_never_exceeded check (attempts <= tries)
);
create index code_target on kit.code (target, issued_at);
create index code_subject on kit.code (subject, issued_at);
create index code_prefix on kit.code (prefix, issued_at);
create index code_network on kit.code (network, issued_at);

-- Secrets of the kit, made at first need so that a restart changes none.
create table kit.secret (
  name text primary key,
  value text not null
);
