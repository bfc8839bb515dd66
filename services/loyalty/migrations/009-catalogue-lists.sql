-- The sections of the catalogue.
create table loyalty.product_type (
  id bigint primary key,
  section text not null unique check (section in ('products', 'services', 'education', 'events')),
  name jsonb not null
);
insert into loyalty.product_type (id, section, name) values
  (1, 'products', '{"ru": "Товары", "uz": "Mahsulotlar", "en": "Products"}'),
  (2, 'services', '{"ru": "Услуги", "uz": "Xizmatlar", "en": "Services"}'),
  (3, 'education', '{"ru": "Обучение", "uz": "Taʼlim", "en": "Education"}'),
  (4, 'events', '{"ru": "Мероприятия", "uz": "Tadbirlar", "en": "Events"}');

create table loyalty.sub_category (
  id bigint primary key,
  slug text not null unique,
  category_id bigint not null references loyalty.category,
  name jsonb not null
);

alter table loyalty.product
  add column sub_category_id bigint references loyalty.sub_category,
  -- Additional pictures beside `image`.
  add column images text[] not null default '{}';

-- An index serves a page in each of the three orders, for any number of products in a section.
drop index loyalty.product_section;
create index product_by_place on loyalty.product (section, is_new desc, place, id);
create index product_by_price on loyalty.product (section, price, id);
create index product_by_brand on loyalty.product (brand_id);
create index product_by_category on loyalty.product (category_id);
