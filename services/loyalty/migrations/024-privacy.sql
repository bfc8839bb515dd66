create table loyalty.consent (
  id bigint generated always as identity primary key,
  contact_id bigint not null references loyalty.contact,
  kind text not null check (kind in ('policy', 'terms', 'friends')),
  -- For the kind `friends`: the friend who is concerned.
  about text,
  at timestamptz not null default now()
);
create index consent_contact on loyalty.consent (contact_id, at);

-- The time when a participant left. Their rows in the ledger stay without personal data.
alter table loyalty.contact add column left_at timestamptz;

-- L7: a phone has one welcome bonus, even if its owner leaves and returns. The table stores an HMAC
-- instead of the phone.
create table loyalty.welcomed_phone (
  hash text primary key
);

-- L4 and the right to be forgotten: a transaction is final. The only exception is the erasure of its texts,
-- after its participant has left.
drop trigger transaction_append_only on loyalty.transaction;
create trigger transaction_append_only before delete or truncate on loyalty.transaction
  for each statement execute function loyalty.refuse_change();

create function loyalty.refuse_update() returns trigger language plpgsql as $$
begin
  if current_setting('loyalty.erasing', true) = 'on' then return null; end if;
  raise exception '% of % is refused: the ledger is append-only', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;
create trigger transaction_no_update before update on loyalty.transaction
  for each statement execute function loyalty.refuse_update();

create function loyalty.refuse_all_but_erasing() returns trigger language plpgsql as $$
begin
  if new.comment is null and new.friend is null
    and to_jsonb(new) - 'comment' - 'friend' = to_jsonb(old) - 'comment' - 'friend'
    and exists (select from loyalty.contact where id = old.contact_id and left_at is not null) then
    return new;
  end if;
  raise exception '% of % is refused: the ledger is append-only', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;
create trigger transaction_erased_only before update on loyalty.transaction
  for each row execute function loyalty.refuse_all_but_erasing();
