-- One row about the installation itself: which database it lives in, and whether anything may leave it.
create table installation (
  only_row          boolean primary key default true check (only_row),
  -- Given at the first start; a dump carries it along.
  id                uuid,
  -- Where the row was written. After a restore the table, the database or the cluster is another one.
  system_identifier text,
  timeline          bigint,
  database_oid      bigint,
  table_oid         bigint,
  -- Grows while workers run; what they have seen is also kept outside of the database.
  heartbeat         bigint not null default 0,
  -- Made with SECRET_KEY: another key does not give the same bytes.
  key_check         bytea,
  -- While set, nothing leaves that must not happen twice.
  held_at           timestamptz,
  held_reason       text check (length(held_reason) <= 500),
  -- When a copy was noticed last: what is older than this may already have happened.
  restored_at       timestamptz
);
insert into installation default values;
