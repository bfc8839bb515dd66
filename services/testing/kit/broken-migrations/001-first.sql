create table broken.first (id integer);
