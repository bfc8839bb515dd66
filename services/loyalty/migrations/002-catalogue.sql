create table loyalty.brand (
  id bigint primary key,
  slug text not null unique,
  name text not null
);

create table loyalty.category (
  id bigint primary key,
  slug text not null unique,
  section text not null check (section in ('products', 'services', 'education', 'events')),
  name jsonb not null
);

create table loyalty.product (
  id bigint primary key,
  section text not null check (section in ('products', 'services', 'education', 'events')),
  name jsonb not null,
  description jsonb,
  price bigint not null check (price > 0),
  brand_id bigint references loyalty.brand,
  category_id bigint references loyalty.category,
  image text,
  tile smallint not null default 1 check (tile between 1 and 4),
  is_new boolean not null default false,
  -- null: unlimited
  stock integer constraint stock_never_negative check (stock >= 0),
  delivery_note jsonb,
  event_at timestamptz,
  ticket_limit integer,
  -- The names and the brand in every language, normalised for the search.
  search_text text not null,
  -- The default order of the catalogue.
  place integer not null
);
create index product_section on loyalty.product (section, place);

create table loyalty.product_relative (
  product_id bigint not null references loyalty.product,
  relative_id bigint not null references loyalty.product,
  place integer not null,
  primary key (product_id, relative_id)
);
