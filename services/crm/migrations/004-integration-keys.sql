-- An id of Bitrix24 belongs to one client. If several clients share an id, the oldest client keeps it.
update crm.client c set bitrix_id = null
  where exists (select from crm.client older where older.bitrix_id = c.bitrix_id and older.id < c.id);
create unique index client_bitrix_id on crm.client (bitrix_id);
