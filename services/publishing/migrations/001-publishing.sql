-- Usage counts of each release of a remote, for all processes together.
create table publishing.remote_use (
  remote text not null,
  release text not null,
  -- The start of the canary that ran at that time; '' without a canary.
  run text not null,
  loads bigint not null default 0,
  failures bigint not null default 0,
  errors bigint not null default 0,
  -- The sum of all load times.
  milliseconds double precision not null default 0,
  -- Loads per bound of LOAD_SECONDS, plus the loads above the last bound.
  by_time bigint[] not null,
  last_load_at timestamptz,
  last_at timestamptz not null default now(),
  primary key (remote, release, run)
);

-- Tokens that allow teams to publish a remote from elsewhere.
create table publishing.token (
  id integer generated always as identity primary key,
  remote text not null,
  name text not null,
  -- SHA-256. The token itself is random and is not stored.
  hash text not null unique,
  made_at timestamptz not null default now(),
  used_at timestamptz,
  revoked_at timestamptz
);
