-- Functions and indexes for searches over all participants, in any spelling of phone and e-mail (B4, L7).

-- The digits as `normalisePhone` returns them (§5). A null phone matches no participant.
create function loyalty.phone_digits(phones text[]) returns text[] language sql immutable as $$
  select array_agg(regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^8(?=\d{10}$)', '7'))
  from unnest(phones) phone where phone is not null
$$;
create index contact_phones on loyalty.contact using gin (loyalty.phone_digits(phones || verified_phone));

-- The same as `mailboxOf`: the mailbox without the parts that mail servers ignore.
create function loyalty.mailbox(email text) returns text language sql immutable as $$
  select replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@' || split_part(email, '@', 2)
$$;
create index contact_mailbox on loyalty.contact (loyalty.mailbox(email));

create index contact_bitrix_id on loyalty.contact ((bitrix_id::text));
create index invitation_friend_address on loyalty.invitation (friend_address);

-- The rating counts few movements: accruals for friends with a paid study that was not refunded.
create table loyalty.paid_friend (
  transaction_id bigint primary key references loyalty.transaction,
  contact_id bigint not null references loyalty.contact,
  amount bigint not null,
  at timestamptz not null
);
insert into loyalty.paid_friend (transaction_id, contact_id, amount, at)
  select t.id, t.contact_id, p.amount, t.at
  from loyalty.transaction t
    join loyalty.account a on a.contact_id = t.contact_id
    join loyalty.posting p on p.transaction_id = t.id and p.account_id = a.id
  where t.operation_id in (4, 14)
    and not exists (select from loyalty.clawback b where b.transaction_id = t.id);

-- Each process caches the rating until this version changes. The commit updates this row last, so that a
-- wait for this row blocks no other transaction.
create table loyalty.rating_version (
  is_only boolean primary key default true check (is_only),
  -- A reset of the data also gives a new version.
  version bigint not null default (extract(epoch from clock_timestamp()) * 1000000)::bigint
);
insert into loyalty.rating_version default values;

create function loyalty.change_rating() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'transaction' then
    insert into loyalty.paid_friend (transaction_id, contact_id, amount, at)
      select new.id, new.contact_id, p.amount, new.at from loyalty.posting p join loyalty.account a on a.id = p.account_id
      where p.transaction_id = new.id and a.contact_id = new.contact_id;
  elsif tg_table_name = 'clawback' then
    delete from loyalty.paid_friend where transaction_id = new.transaction_id;
  end if;
  update loyalty.rating_version set version = version + 1;
  return null;
end $$;
-- ACADEM_ORDER
create constraint trigger friend_paid after insert on loyalty.transaction deferrable initially deferred
  for each row when (new.operation_id in (4, 14)) execute function loyalty.change_rating();
create constraint trigger friend_refunded after insert on loyalty.clawback deferrable initially deferred
  for each row execute function loyalty.change_rating();
create constraint trigger shown_otherwise after update of full_name, is_hidden_from_rating, left_at on loyalty.contact
  deferrable initially deferred for each row execute function loyalty.change_rating();
