create or replace function announce_customer_terms() returns trigger language plpgsql as $$
begin
  perform pg_notify('panel_changed', 'customer-terms:' || panel_id)
     from (select distinct panel_id from changed) as panels;
  return null;
end $$;
