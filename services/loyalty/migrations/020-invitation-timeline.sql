alter table loyalty.invitation
  -- The target of a reminder: the friend's e-mail as typed, or the phone.
  add column friend_address text,
  -- The friend's course, if known, and the price in roubles of the first semester or the course.
  add column course text check (course in ('university', 'continuing', 'school', 'dubai')),
  add column price bigint check (price > 0);

-- The time when an invitation reached each status.
create table loyalty.invitation_status (
  id bigint generated always as identity primary key,
  invitation_id bigint not null references loyalty.invitation on delete cascade,
  status text not null,
  at timestamptz not null
);
create index invitation_status_invitation on loyalty.invitation_status (invitation_id);

insert into loyalty.invitation_status (invitation_id, status, at)
  select id, 'sent', created_at from loyalty.invitation
  union all
  select id, status, coalesce(changed_at, created_at) from loyalty.invitation where status <> 'sent';

create function loyalty.record_invitation_status() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into loyalty.invitation_status (invitation_id, status, at) values (new.id, 'sent', new.created_at);
  end if;
  if new.status <> (case tg_op when 'INSERT' then 'sent' else old.status end) then
    insert into loyalty.invitation_status (invitation_id, status, at)
      values (new.id, new.status, coalesce(new.changed_at, new.created_at));
  end if;
  return null;
end $$;
create trigger invitation_moved after insert or update of status on loyalty.invitation
  for each row execute function loyalty.record_invitation_status();

create table loyalty.reminder (
  id bigint generated always as identity primary key,
  invitation_id bigint not null references loyalty.invitation on delete cascade,
  sent_at timestamptz not null default now()
);
create index reminder_invitation on loyalty.reminder (invitation_id, sent_at);
