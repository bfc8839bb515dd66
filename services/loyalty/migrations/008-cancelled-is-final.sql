-- L5: a cancelled order has refunded its tokens, so nobody can change its status.
create function loyalty.keep_cancelled() returns trigger language plpgsql as $$
begin
  raise exception 'order % is cancelled and stays so', old.id using errcode = 'check_violation';
end $$;
create trigger cancelled_is_final before update of status on loyalty.purchase
  for each row when (old.status = 'CANCELLED' and new.status <> 'CANCELLED')
  execute function loyalty.keep_cancelled();
