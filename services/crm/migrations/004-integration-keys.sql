-- An id of Bitrix24 is one client's. Of clients that share one, the oldest keeps it.
update crm.client c set bitrix_id = null
  where exists (select from crm.client older where older.bitrix_id = c.bitrix_id and older.id < c.id);
create unique index client_bitrix_id on crm.client (bitrix_id);
