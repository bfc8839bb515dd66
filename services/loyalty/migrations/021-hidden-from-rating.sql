-- R40: a participant can hide from the rating.
alter table loyalty.contact add column is_hidden_from_rating boolean not null default false;
