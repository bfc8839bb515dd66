-- Why tokens moved, for the line of a statement; what was written before knows only its comment.
alter table loyalty.transaction
  add column friend text,
  -- Of a friend's paid study: the share that came back.
  add column percent smallint check (percent between 1 and 100);
