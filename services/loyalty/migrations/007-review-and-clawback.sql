-- B4: the operator reviews a doubtful friend before any payment.
alter table loyalty.invitation
  -- Doubts about the friend, for the operator only.
  add column doubts text[] not null default '{}',
  -- The time of the friend's registration; also set during a review.
  add column registered_at timestamptz;
create index invitation_registered on loyalty.invitation (contact_id, registered_at);

-- B4: a refunded study returns its reward. A balance never falls below zero, so the uncovered part is
-- owed. The next accruals pay the debt.
alter table loyalty.account drop constraint account_name_check;
alter table loyalty.account
  add constraint account_name_check check (name in ('emission', 'spend', 'clawback'));
insert into loyalty.account (name) values ('clawback');

create table loyalty.clawback (
  -- The accrual, which is clawed back once.
  transaction_id bigint primary key references loyalty.transaction,
  contact_id bigint not null references loyalty.contact,
  amount bigint not null check (amount > 0),
  -- The tokens taken so far.
  taken bigint not null default 0,
  at timestamptz not null default now(),
  constraint taken_never_exceeds check (taken between 0 and amount)
);
create index clawback_owed on loyalty.clawback (contact_id) where taken < amount;

-- R24: each session receives the changes, not only the participant's first device.
alter table loyalty.change_seen
  add column session text not null default '',
  add column seen_at timestamptz not null default now(),
  drop constraint change_seen_pkey,
  add primary key (subject, session, kind);
