-- The reason of a movement, for the statement. Older rows have only a comment.
alter table loyalty.transaction
  add column friend text,
  -- The share of a friend's paid study that becomes tokens.
  add column percent smallint check (percent between 1 and 100);
