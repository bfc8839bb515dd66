create table loyalty.photo (
  contact_id bigint primary key references loyalty.contact,
  -- A random name, new for each photo. The photo's URL contains the name and a signature (photos.ts).
  name text not null unique,
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp')),
  data bytea not null check (length(data) between 1 and 2 * 1024 * 1024)
);
