-- Outgoing messages, written in the transaction that sends them.
create table kit.message (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  subject text,
  -- The delivery deletes both texts, because a one-time code is stored nowhere else.
  text text,
  code text,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- The message was delivered, or the delivery was given up.
  settled_at timestamptz,
  is_delivered boolean not null default false
);
create index message_waiting on kit.message (next_attempt_at) where settled_at is null;
create index message_recipient on kit.message (recipient);

-- One-time codes. The table counts sends and tries, so that the counts survive a restart.
create table kit.code (
  id bigint generated always as identity primary key,
  purpose text not null,
  subject text not null,
  -- The phone or e-mail of the recipient.
  target text not null,
  -- The dial code of a phone, null for an e-mail.
  prefix text,
  -- HMAC of the requesting network.
  network text,
  hash text not null,
  issued_at timestamptz not null default clock_timestamp(),
  -- The allowed and the used tries. If they are equal, the code is invalid.
  tries integer not null,
  attempts integer not null default 0,
  used_at timestamptz,
  constraint tries_never_exceeded check (attempts <= tries)
);
create index code_target on kit.code (target, issued_at);
create index code_subject on kit.code (subject, issued_at);
create index code_prefix on kit.code (prefix, issued_at);
create index code_network on kit.code (network, issued_at);

-- Secrets of the kit. They are created at first use, so that a restart keeps them.
create table kit.secret (
  name text primary key,
  value text not null
);
