-- The services' role adds staff views but cannot delete them. This function deletes expired views with the
-- rights of the table's owner.
create function kit.forget_old_views() returns void language sql security definer set search_path = ''
  as $$ delete from kit.view_as_read where at < now() - interval '1 year' $$;
revoke all on function kit.forget_old_views() from public;
