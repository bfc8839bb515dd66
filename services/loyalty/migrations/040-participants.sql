-- Search keys for staff, in addition to the phone (030) and the card number.

-- `translate` lowers Cyrillic letters, because the result of `lower` depends on the locale of the
-- database.
create function loyalty.name_words(full_name text) returns tsvector language sql immutable as $$
  select to_tsvector('simple'::regconfig, translate(lower(coalesce(full_name, '')),
    'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЎҚҒҲё''ʻʼ‘’',
    'абвгдеежзийклмнопрстуфхцчшщъыьэюяўқғҳе'))
$$;
create index contact_name_words on loyalty.contact using gin (loyalty.name_words(full_name));
create index contact_email_start on loyalty.contact (email collate "C");
