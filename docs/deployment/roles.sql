-- A database, the role that owns it and migrates, and the role that the services run as, which owns nothing:
--   OWNER_PASSWORD=… SERVICES_PASSWORD=… psql -v ON_ERROR_STOP=1 -f docs/deployment/roles.sql postgres://…
\getenv owner_password OWNER_PASSWORD
\getenv services_password SERVICES_PASSWORD
create role cabinet_owner login password :'owner_password';
create role cabinet login password :'services_password';
create database cabinet owner cabinet_owner;
revoke all on database cabinet from public;
grant connect on database cabinet to cabinet;
