-- Staff also finds a client by a former e-mail.
create index client_old_emails on crm.client using gin (old_emails);
