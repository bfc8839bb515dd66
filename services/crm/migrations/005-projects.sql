-- The variant whose cabinet told of the client last (R54).
alter table crm.client add column project_id smallint;
