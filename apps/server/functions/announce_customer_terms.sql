-- The child panels of a customer follow the customer's prices.
create or replace function announce_customer_terms() returns trigger language plpgsql as $$
begin
  perform pg_notify('panel_changed', 'customer-terms:' || panel_id)
     from (select distinct panel_id from changed) as panels;
  insert into catalogue_change (panel_id, account_id)
  select distinct changed.panel_id, changed.account_id from changed
   where exists (select from provider join panel on panel.id = provider.panel_id
                  where provider.parent_account_id = changed.account_id and panel.parent_id = changed.panel_id);
  return null;
end $$;
