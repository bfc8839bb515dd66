-- The sections, as the catalogue names them.
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
  -- More views of it, beside `image`.
  add column images text[] not null default '{}';

-- A page of any of the three orders is read from an index, however many products a section has.
drop index loyalty.product_section;
create index product_by_place on loyalty.product (section, is_new desc, place, id);
create index product_by_price on loyalty.product (section, price, id);
create index product_by_brand on loyalty.product (brand_id);
create index product_by_category on loyalty.product (category_id);
