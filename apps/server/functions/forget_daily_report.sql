-- A transaction with an old date makes its day's sums wrong: they are dropped, and summed up again later. The lock
-- keeps a summing that runs at the same time from missing it.
create or replace function forget_daily_report() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('daily_report'), new.panel_id::integer);
  delete from daily_flow where panel_id = new.panel_id and day = (new.created_at at time zone 'UTC')::date;
  delete from daily_report where panel_id = new.panel_id and day = (new.created_at at time zone 'UTC')::date;
  return null;
end $$;
