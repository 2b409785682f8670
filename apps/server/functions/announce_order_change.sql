-- Open pages hear of single rows on a channel of its own: what is kept in memory stays as it is.
create or replace function announce_order_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('row_changed', 'order:' || new.panel_id || ':' || new.id);
  return null;
end $$;
