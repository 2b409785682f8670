-- An import touches thousands of rows: announce once per statement and panel, not per row. Child panels follow.
create or replace function announce_catalogue_rows() returns trigger language plpgsql as $$
begin
  perform pg_notify('panel_changed', 'catalogue:' || panel_id) from (select distinct panel_id from changed) as panels;
  insert into catalogue_change (panel_id)
  select distinct changed.panel_id from changed
   where exists (select from panel where panel.parent_id = changed.panel_id);
  return null;
end $$;
