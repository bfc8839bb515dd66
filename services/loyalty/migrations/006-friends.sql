-- Who was invited, so that the same friend is one invitation however often and however spelled (B4).
alter table loyalty.invitation
  -- Normalised.
  add column friend_phone text,
  -- Without what a mailbox ignores: case, dots, everything from a plus on.
  add column friend_email text;
create unique index invitation_friend_phone on loyalty.invitation (contact_id, friend_phone);
create unique index invitation_friend_email on loyalty.invitation (contact_id, friend_email);
create index invitation_by_phone on loyalty.invitation (friend_phone);
create index invitation_by_email on loyalty.invitation (friend_email);

-- The rating reads one type of operation over all members.
create index transaction_operation on loyalty.transaction (operation_id, contact_id);

-- A verified phone is news of the contact (R24).
create function loyalty.record_contact_change() returns trigger language plpgsql as $$
begin
  insert into loyalty.change as known (contact_id, kind) values (new.id, 'contacts')
    on conflict (contact_id, kind) do update set version = known.version + 1;
  return null;
end $$;
create trigger phone_verified after update of verified_phone on loyalty.contact
  for each row execute function loyalty.record_contact_change();
