-- R40: a participant can take themselves out of the rating.
alter table loyalty.contact add column is_hidden_from_rating boolean not null default false;
