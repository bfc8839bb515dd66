-- The reason that staff gave before a view, in a separate row before the reads.
alter table kit.view_as_read add column reason text not null default '';
