-- What decides prices of all customers of a panel; children follow within seconds.
create or replace function note_price_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (panel_id)
  select distinct changed.panel_id from changed
   where exists (select from panel where panel.parent_id = changed.panel_id);
  return null;
end $$;
