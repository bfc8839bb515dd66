-- The services' role adds looks of staff and takes none away, but for what has been kept long enough: with the rights of
-- whoever owns the table.
create function kit.forget_old_views() returns void language sql security definer set search_path = ''
  as $$ delete from kit.view_as_read where at < now() - interval '1 year' $$;
revoke all on function kit.forget_old_views() from public;
