-- The child panels of a customer follow what the operator has agreed with the customer.
create or replace function note_terms_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (panel_id, account_id)
  select distinct changed.panel_id, changed.account_id from changed
   where exists (select from provider join panel on panel.id = provider.panel_id
                  where provider.parent_account_id = changed.account_id and panel.parent_id = changed.panel_id);
  return null;
end $$;
