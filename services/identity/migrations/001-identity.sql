-- The accounts of the embedded identity service. Passwords are stored as scrypt hashes.
create table identity.account (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  roles jsonb not null default '[]',
  password text not null
);

-- Wrong passwords per typed e-mail, with or without an account, because the answer must not reveal the
-- difference (B3).
create table identity.wrong_try (
  email text primary key,
  tries int not null default 1,
  wait_until timestamptz,
  last_at timestamptz not null default now()
);

-- Signing keys, cookie keys and the refresh secret. They are created once, so that a restart signs nobody
-- out.
create table identity.secret (
  name text primary key,
  value jsonb not null
);

-- The state of the OpenID provider: sessions, grants, codes, refresh tokens.
create table identity.artifact (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (model, id)
);
create index artifact_grant on identity.artifact (grant_id) where grant_id is not null;
create index artifact_uid on identity.artifact (model, uid) where uid is not null;
create index artifact_expiry on identity.artifact (expires_at);
