-- The calls of a network within its window, for all processes together.
create table kit.rate (
  name text not null,
  -- HMAC of the network.
  network text not null,
  count integer not null,
  ends_at timestamptz not null,
  primary key (name, network)
);
