-- A database, the role that owns it and migrates, and the role that the services run as, which owns nothing. Roles that
-- exist stay as they are:
--   OWNER_PASSWORD=… SERVICES_PASSWORD=… psql -v ON_ERROR_STOP=1 -f docs/deployment/roles.sql postgres://…
\getenv owner_password OWNER_PASSWORD
\getenv services_password SERVICES_PASSWORD
select format('create role %I login password %L', name, password)
from (values ('cabinet_owner', :'owner_password'), ('cabinet', :'services_password')) as wanted (name, password)
where name not in (select rolname from pg_roles) \gexec
create database cabinet owner cabinet_owner;
revoke all on database cabinet from public;
grant connect on database cabinet to cabinet;
