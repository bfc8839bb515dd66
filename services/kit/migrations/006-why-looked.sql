-- Why staff looks at a participant's cabinet, as they said before: in a row of its own, before the reads.
alter table kit.view_as_read add column reason text not null default '';
