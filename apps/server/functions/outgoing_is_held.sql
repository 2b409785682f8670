-- Whether nothing may leave that must not happen twice. A dump that is restored under running processes brings
-- a new table, so they notice without asking again. A missing row is a restore under way.
create or replace function outgoing_is_held() returns boolean language sql stable as $$
  select coalesce((
    select held_at is not null
        or coalesce(table_oid <> 'installation'::regclass::oid::bigint, false)
        or coalesce(database_oid <> (select oid::bigint from pg_database where datname = current_database()), false)
      from installation), true)
$$;
