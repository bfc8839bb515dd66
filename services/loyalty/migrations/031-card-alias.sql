-- The card's short name in a link (`/f/<alias>`). The alias has forty random bits in Crockford's base32,
-- which has no similar characters. Bytes 6 and 8 of a UUID are not fully random.
create function loyalty.new_alias() returns text language sql volatile as $$
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (get_byte(uuid_send(random.id), byte) & 31), 1), '')
  from (select gen_random_uuid() as id) random, unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) byte
$$;

alter table loyalty.card add column alias text not null unique default loyalty.new_alias();
