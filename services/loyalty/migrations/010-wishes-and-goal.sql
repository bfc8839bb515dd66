create table loyalty.wish (
  contact_id bigint not null references loyalty.contact,
  product_id bigint not null references loyalty.product,
  added_at timestamptz not null default now(),
  primary key (contact_id, product_id)
);

-- A participant's saving goal (R16): a product or a sum.
create table loyalty.goal (
  contact_id bigint primary key references loyalty.contact,
  product_id bigint references loyalty.product,
  sum bigint check (sum > 0),
  -- The target date.
  day date,
  set_at timestamptz not null default now(),
  constraint product_or_sum check ((product_id is null) <> (sum is null))
);
