-- B4: a friend who looks like none is looked at by a person before anything is paid for them.
alter table loyalty.invitation
  -- What speaks against the friend. For the operator: the participant is not told.
  add column doubts text[] not null default '{}',
  -- When the friend registered, which is known while they are looked at, too.
  add column registered_at timestamptz;
create index invitation_registered on loyalty.invitation (contact_id, registered_at);

-- B4: what was accrued for a study that was refunded goes back. A balance never falls below zero: what it does not
-- cover is owed, and is taken from whatever comes in next.
alter table loyalty.account drop constraint account_name_check;
alter table loyalty.account
  add constraint account_name_check check (name in ('emission', 'spend', 'clawback'));
insert into loyalty.account (name) values ('clawback');

create table loyalty.clawback (
  -- The accrual, which is taken back once.
  transaction_id bigint primary key references loyalty.transaction,
  contact_id bigint not null references loyalty.contact,
  amount bigint not null check (amount > 0),
  -- So far.
  taken bigint not null default 0,
  at timestamptz not null default now(),
  constraint taken_never_exceeds check (taken between 0 and amount)
);
create index clawback_owed on loyalty.clawback (contact_id) where taken < amount;

-- R24: each session is told what changed, not the first of a participant's devices alone.
alter table loyalty.change_seen
  add column session text not null default '',
  add column seen_at timestamptz not null default now(),
  drop constraint change_seen_pkey,
  add primary key (subject, session, kind);
