-- Caches in every process listen on one channel; a row's change names its topic and its panel.
create or replace function announce_panel_change() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_notify('panel_changed', tg_argv[0] || ':' || coalesce(changed ->> 'panel_id', changed ->> 'id'));
  return null;
end $$;
