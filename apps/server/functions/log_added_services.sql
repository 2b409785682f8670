-- A new service appears in the log of changes as soon as it is for sale.
create or replace function log_added_services() returns trigger language plpgsql as $$
begin
  insert into service_change (panel_id, service_id, kind, after)
  select n.panel_id, n.id, 'added', service_price_terms(n) from new_rows n where n.is_enabled;
  return null;
end $$;
