create table broken.second (id integer) this is no SQL;
