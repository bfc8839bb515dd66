-- How often each release of a remote was used, for all processes together.
create table publishing.remote_use (
  remote text not null,
  release text not null,
  -- When the canary began beside which the release was used; '' without one.
  run text not null,
  loads bigint not null default 0,
  failures bigint not null default 0,
  errors bigint not null default 0,
  -- Of all loads together.
  milliseconds double precision not null default 0,
  -- Loads by their time, for each bound of LOAD_SECONDS and beyond the last one.
  by_time bigint[] not null,
  last_load_at timestamptz,
  last_at timestamptz not null default now(),
  primary key (remote, release, run)
);

-- Who may publish a remote from elsewhere.
create table publishing.token (
  id integer generated always as identity primary key,
  remote text not null,
  name text not null,
  -- SHA-256: the token itself is random, and kept by nobody.
  hash text not null unique,
  made_at timestamptz not null default now(),
  used_at timestamptz,
  revoked_at timestamptz
);
