-- Whom a participant may be told of: a staff member as the token named them, never by e-mail.
alter table kit.view_as_read
  add column actor_role text not null default '',
  add column actor_name text not null default '';
create index view_as_read_owner on kit.view_as_read (owner_email, at);
