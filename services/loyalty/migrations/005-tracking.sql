-- Changes of a participant's data (R24), as a version per contact and kind. The row lock orders concurrent
-- changes by their commits, which a sequence does not.
create table loyalty.change (
  contact_id bigint not null references loyalty.contact,
  kind text not null check (kind in ('cards', 'contacts')),
  version bigint not null default 1,
  primary key (contact_id, kind)
);

-- The last version that each subject received.
create table loyalty.change_seen (
  subject text not null,
  kind text not null,
  version bigint not null,
  primary key (subject, kind)
);

create function loyalty.record_change() returns trigger language plpgsql as $$
begin
  insert into loyalty.change as known (contact_id, kind) values (new.contact_id, tg_argv[0])
    on conflict (contact_id, kind) do update set version = known.version + 1;
  return null;
end $$;
create trigger card_changed after insert or update on loyalty.card
  for each row execute function loyalty.record_change('cards');
create trigger tokens_moved after insert on loyalty.transaction
  for each row execute function loyalty.record_change('contacts');
