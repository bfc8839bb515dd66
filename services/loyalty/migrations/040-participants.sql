-- What staff finds a participant by, besides the phone (030) and the number of the card.

-- Lower case by hand: what `lower` makes of Cyrillic depends on the locale of the database.
create function loyalty.name_words(full_name text) returns tsvector language sql immutable as $$
  select to_tsvector('simple'::regconfig, translate(lower(coalesce(full_name, '')),
    'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЎҚҒҲё''ʻʼ‘’',
    'абвгдеежзийклмнопрстуфхцчшщъыьэюяўқғҳе'))
$$;
create index contact_name_words on loyalty.contact using gin (loyalty.name_words(full_name));
create index contact_email_start on loyalty.contact (email collate "C");
