-- The identity of the invited friend, so that repeated invitations in any spelling count once (B4).
alter table loyalty.invitation
  -- Normalised.
  add column friend_phone text,
  -- The mailbox without the parts that mail servers ignore: case, dots, and everything after a plus.
  add column friend_email text;
create unique index invitation_friend_phone on loyalty.invitation (contact_id, friend_phone);
create unique index invitation_friend_email on loyalty.invitation (contact_id, friend_email);
create index invitation_by_phone on loyalty.invitation (friend_phone);
create index invitation_by_email on loyalty.invitation (friend_email);

-- The rating reads one type of operation for all participants.
create index transaction_operation on loyalty.transaction (operation_id, contact_id);

-- A verified phone is a change of the contact (R24).
create function loyalty.record_contact_change() returns trigger language plpgsql as $$
begin
  insert into loyalty.change as known (contact_id, kind) values (new.id, 'contacts')
    on conflict (contact_id, kind) do update set version = known.version + 1;
  return null;
end $$;
create trigger phone_verified after update of verified_phone on loyalty.contact
  for each row execute function loyalty.record_contact_change();
