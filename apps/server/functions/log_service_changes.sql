-- Whoever changes a service, by whatever path: the log cannot be forgotten. One statement, one pass.
create or replace function log_service_changes() returns trigger language plpgsql as $$
begin
  insert into service_change (panel_id, service_id, kind, before, after)
  select n.panel_id, n.id, c.kind, c.before, c.after
    from new_rows n
    join old_rows o on o.panel_id = n.panel_id and o.id = n.id
    cross join lateral (values
      ('added', null, service_price_terms(n), n.is_enabled and not o.is_enabled),
      ('removed', service_price_terms(o), null, o.is_enabled and not n.is_enabled),
      ('activated', null, null, o.is_deactivated and not n.is_deactivated),
      ('deactivated', null, null, n.is_deactivated and not o.is_deactivated),
      ('price', service_price_terms(o), service_price_terms(n), service_price_terms(o) <> service_price_terms(n)),
      ('limits', service_limit_terms(o), service_limit_terms(n), service_limit_terms(o) <> service_limit_terms(n))
    ) as c (kind, before, after, happened)
   where c.happened and (n.is_enabled or o.is_enabled)
     and (n.default_price, n.discount_ppm, n.pricing_per, n.min, n.max, n.step, n.is_enabled, n.is_deactivated)
      is distinct from
         (o.default_price, o.discount_ppm, o.pricing_per, o.min, o.max, o.step, o.is_enabled, o.is_deactivated);
  return null;
end $$;
