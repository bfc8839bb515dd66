-- The staff member's role and name from the token, which the participant may see. The e-mail stays hidden.
alter table kit.view_as_read
  add column actor_role text not null default '',
  add column actor_name text not null default '';
create index view_as_read_owner on kit.view_as_read (owner_email, at);
