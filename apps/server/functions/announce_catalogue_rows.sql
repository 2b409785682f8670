-- An import touches thousands of rows: announce once per statement and panel, not per row.
create or replace function announce_catalogue_rows() returns trigger language plpgsql as $$
begin
  perform pg_notify('panel_changed', 'catalogue:' || panel_id) from (select distinct panel_id from changed) as panels;
  return null;
end $$;
