-- The variant of the cabinet that last reported the client (R54).
alter table crm.client add column project_id smallint;
