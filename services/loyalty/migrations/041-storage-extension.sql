-- The days by which the manager has extended the storage of an order at its pick-up point, once.
alter table loyalty.purchase add column extended_days smallint check (extended_days > 0);
