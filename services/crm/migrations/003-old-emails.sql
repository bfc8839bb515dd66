-- Staff finds a client by an e-mail of before, too.
create index client_old_emails on crm.client using gin (old_emails);
