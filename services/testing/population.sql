-- Participants with a history, for the load test (P1): $MEMBERS participants with 50 movements each, so
-- 100 postings. The result is deterministic. The script needs a seeded database. It disables the triggers,
-- so the caller must check the ledger afterwards.
set local session_replication_role = replica;

create temp table past on commit drop as
  select n, n + coalesce((select max(id) from loyalty.contact), 0) as contact_id from generate_series(1, $MEMBERS) n;

-- A deterministic whole number below `below` that looks random.
create function pg_temp.pick(n bigint, salt int, below int) returns int language sql immutable as $$
  select ((hashint8extended(n, salt) & 1073741823) % below)::int
$$;

insert into loyalty.contact (id, subject, email, full_name, phones, verified_phone, manager_id, bitrix_id,
    status_name)
  select contact_id, 'load-' || n, 'load-' || n || '@cabinet.test',
    (array['Анна', 'Тимур', 'Мария', 'Отабек', 'Олег', 'Нигора', 'Иван', 'Дилноза'])[1 + pg_temp.pick(n, 1, 8)] || ' ' ||
      (array['Ким', 'Ли', 'Цой', 'Пак', 'Мун', 'Хан', 'Нам', 'Сон'])[1 + pg_temp.pick(n, 2, 8)],
    array['+7910' || lpad(n::text, 7, '0')], '+7910' || lpad(n::text, 7, '0'),
    (select min(id) from loyalty.manager) + pg_temp.pick(n, 3, 3), 2000000 + n, 'Студент'
  from past;
insert into loyalty.account (contact_id, balance) select contact_id, 0 from past;
insert into loyalty.card (contact_id, status, type_id, card_number, card_hash)
  select contact_id, 1, 2, '78' || lpad(n::text, 10, '0'), md5('card ' || n) from past;
insert into loyalty.deal (contact_id, stage_id) select contact_id, 'WON' from past;
insert into crm.client (subject, email, name, surname, phone)
  select 'load-' || n, 'load-' || n || '@cabinet.test', 'Анна', 'Ким', '+7910' || lpad(n::text, 7, '0') from past;
insert into loyalty.change (contact_id, kind)
  select contact_id, kind from past, unnest(array['cards', 'contacts']) kind;
insert into loyalty.consent (contact_id, kind) select contact_id, kind from past, unnest(array['policy', 'terms']) kind;
insert into loyalty.delivery_note (contact_id, address, is_default)
  select contact_id, 'Ташкент, улица Навои, ' || n, true from past;
insert into loyalty.wish (contact_id, product_id, added_at)
  select contact_id, 1 + (n + 7 * k) % 90, now() - make_interval(days => k) from past, generate_series(1, 4) k;
insert into loyalty.lesson_progress (contact_id, lesson_id, watched)
  select contact_id, k, 30 * k from past, generate_series(1, 3) k;

-- Six friends per participant; the first five are paid.
create temp table friend on commit drop as
  select (coalesce((select max(id) from loyalty.invitation), 0) + row_number() over (order by n, k)) as id,
    contact_id, n, k, 'Друг ' || k as name, now() - make_interval(days => 20 + pg_temp.pick(n * 6 + k, 4, 700)) as at
  from past, generate_series(1, 6) k;
insert into loyalty.invitation (id, contact_id, name, status, created_at, changed_at, friend_phone, friend_email,
    friend_address, registered_at, amount, course, price)
  select id, contact_id, name, case when k = 6 then 'working' else 'paid' end, at, at + interval '9 days',
    '+7911' || lpad(id::text, 7, '0'), 'friend' || id || '@load.test', 'friend' || id || '@load.test',
    at + interval '1 day', case when k < 6 then 9000 end, 'university', 60000
  from friend;
insert into loyalty.invitation_status (invitation_id, status, at)
  select id, status, at + since from friend, (values ('sent', interval '0'), ('working', interval '1 day'),
    ('paid', interval '9 days')) step (status, since) where k < 6 or status <> 'paid';
insert into leads.lead (merge_id, source, name, phone, email, partner, network, payload, created_at)
  select 'load-' || id, 'landing', name, '+7911' || lpad(id::text, 7, '0'), 'friend' || id || '@load.test',
    '78' || lpad(n::text, 10, '0'), md5('network ' || n), '{}', at from friend;

-- Ten orders per participant; the last order is cancelled.
create temp table bought on commit drop as
  select (coalesce((select max(id) from loyalty.purchase), 1000) + row_number() over (order by n, k)) as id,
    contact_id, n, k, now() - make_interval(days => 1 + pg_temp.pick(n * 10 + k, 5, 700)) as at, p.id as product_id,
    p.name, p.price, p.image
  from past cross join generate_series(1, 10) k
    join (select *, row_number() over (order by id) as rank from loyalty.product
      where section = 'products' and price <= 2000) p on p.rank = 1 + pg_temp.pick(n * 10 + k, 6, 25);
insert into loyalty.purchase (id, contact_id, card_id, product_id, kind, name, image, price, wished_at, status, barcode,
    created_at)
  select b.id, b.contact_id, c.id, product_id, 'product', name, image, price, at,
    case when k = 10 then 'CANCELLED' when k = 1 then 'PROCESSING' else 'CLOSED' end, 'L' || b.id, at
  from bought b join loyalty.card c on c.contact_id = b.contact_id;
insert into loyalty.purchase_status (purchase_id, status, at)
  select id, status, at + since from bought, (values ('NEW_ORDER', interval '0'), ('PROCESSING', interval '1 day'))
    step (status, since);

-- Fifty movements per participant: the welcome, the friends, the orders, and others.
create temp table movement on commit drop as
  select row_number() over (order by at) + (select max(id) from loyalty.transaction) as id, m.*, a.id as account_id
  from (
    select contact_id, 1 as operation_id, null::bigint as purchase_id, 250::bigint as amount, null as comment,
      now() - interval '800 days' as at from past
    union all
    select contact_id, step.operation_id, null, step.amount, name, at + since from friend, (values
      (3, 100, interval '1 day'), (4, 9000, interval '9 days')) step (operation_id, amount, since) where k < 6
    union all
    select contact_id, 11, id, -price, name ->> 'ru', at from bought
    union all
    select contact_id, 12, id, price, name ->> 'ru', at + interval '1 hour' from bought where k = 10
    union all
    select contact_id, (array[2, 5, 6, 8])[1 + k % 4], null, 50 + pg_temp.pick(n * 28 + k, 7, 400), 'Начисление',
      now() - make_interval(days => 1 + pg_temp.pick(n * 28 + k, 8, 700)) from past, generate_series(1, 28) k
  ) m join loyalty.account a on a.contact_id = m.contact_id;
insert into loyalty.transaction (id, contact_id, operation_id, purchase_id, comment, at) overriding system value
  select id, contact_id, operation_id, purchase_id, comment, at from movement order by id;
insert into loyalty.posting (transaction_id, account_id, amount)
  select id, account_id, amount from movement
  union all
  select m.id, programme.id, -m.amount from movement m
    join loyalty.account programme on programme.name = case when m.purchase_id is null then 'emission' else 'spend' end;
insert into loyalty.paid_friend (transaction_id, contact_id, amount, at)
  select id, contact_id, amount, at from movement where operation_id = 4;
update loyalty.account a set balance = moved.sum
  from (select account_id, sum(amount) as sum from movement group by account_id) moved where a.id = moved.account_id;

select setval(pg_get_serial_sequence('loyalty.' || name, 'id'), top) from (values
  ('contact', (select max(id) from loyalty.contact)), ('invitation', (select max(id) from loyalty.invitation)),
  ('purchase', (select max(id) from loyalty.purchase)), ('transaction', (select max(id) from loyalty.transaction)))
  sequence (name, top);

-- Bookkeeping data of the services.
insert into kit.idempotency_key (subject, key, fingerprint, answer)
  select 'load-' || n, 'key-' || k, md5(k::text), repeat('{"order": {}}', 40) from past, generate_series(1, 5) k;
insert into kit.view_as_read (actor_subject, actor_email, owner_email, route, request_id)
  select 'staff', 'staff@cabinet.test', 'load-' || n || '@cabinet.test', 'GET /api/cards', 'request'
  from past, generate_series(1, 3);

-- Enough stock for every buyer of the load test.
update loyalty.product set stock = 1000000 where stock is not null;
drop function pg_temp.pick;
