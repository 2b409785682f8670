-- Makes the child's catalogue follow its parent's: rows with the parent's ids, of these services only, and without
-- texts, which are laid over the parent's in memory. What the child's operator named, hid, priced or limited stays.
-- Writes only what differs, and answers the services that are new here.
create or replace function mirror_catalogue(
  child bigint, parent bigint, listed bigint[], appears boolean, at timestamptz
) returns setof bigint language plpgsql as $$
begin
  insert into network as own (panel_id, id, slug, name, mirrored_name, icon, color, type, url_examples, has_search,
                              watched_by, position, created_at, updated_at)
  select child, p.id, case when exists (select from network o where o.panel_id = child and o.slug = p.slug and o.id <> p.id)
                           then p.slug || '-' || p.id else p.slug end,
         p.name, p.name, p.icon, p.color, p.type, p.url_examples, p.has_search, p.watched_by, p.position, at, at
    from network p where p.panel_id = parent and p.is_enabled
  on conflict (panel_id, id) do update set
    name = case when own.name = own.mirrored_name then excluded.name else own.name end,
    mirrored_name = excluded.mirrored_name, icon = excluded.icon, color = excluded.color, type = excluded.type,
    url_examples = excluded.url_examples, has_search = excluded.has_search, watched_by = excluded.watched_by,
    position = excluded.position, updated_at = at
  where own.mirrored_name is not null
    and (own.mirrored_name, own.icon, own.color, own.type, own.url_examples, own.has_search, own.watched_by,
         own.position)
     is distinct from
        (excluded.mirrored_name, excluded.icon, excluded.color, excluded.type, excluded.url_examples,
         excluded.has_search, excluded.watched_by, excluded.position);

  insert into service_type as own (panel_id, id, network_id, slug, kind, name, mirrored_name, icon, color, link_kinds,
                                   position, created_at, updated_at)
  select child, p.id, p.network_id,
         case when exists (select from service_type o where o.panel_id = child and o.slug = p.slug and o.id <> p.id)
              then p.slug || '-' || p.id else p.slug end,
         p.kind, p.name, p.name, p.icon, p.color, p.link_kinds, p.position, at, at
    from service_type p
    join network n on n.panel_id = p.panel_id and n.id = p.network_id
   where p.panel_id = parent and p.is_enabled and n.is_enabled
  on conflict (panel_id, id) do update set
    network_id = excluded.network_id, kind = excluded.kind,
    name = case when own.name = own.mirrored_name then excluded.name else own.name end,
    mirrored_name = excluded.mirrored_name, icon = excluded.icon, color = excluded.color,
    link_kinds = excluded.link_kinds, position = excluded.position, updated_at = at
  where own.mirrored_name is not null
    and (own.network_id, own.kind, own.mirrored_name, own.icon, own.color, own.link_kinds, own.position)
     is distinct from
        (excluded.network_id, excluded.kind, excluded.mirrored_name, excluded.icon, excluded.color,
         excluded.link_kinds, excluded.position);

  insert into service_label as own (panel_id, slug, name, mirrored_name, color, position)
  select child, p.slug, p.name, p.name, p.color, p.position from service_label p where p.panel_id = parent
  on conflict (panel_id, slug) do update set
    name = case when own.name = own.mirrored_name then excluded.name else own.name end,
    mirrored_name = excluded.mirrored_name, color = excluded.color, position = excluded.position
  where own.mirrored_name is not null
    and (own.mirrored_name, own.color, own.position)
     is distinct from (excluded.mirrored_name, excluded.color, excluded.position);

  insert into target_type as own (panel_id, id, name, title, mirrored_name, view_type, selectable)
  select child, p.id, case when exists (select from target_type o where o.panel_id = child and o.name = p.name and o.id <> p.id)
                           then left(p.name, 40) || '_' || p.id else p.name end,
         p.title, p.title, p.view_type, p.selectable
    from target_type p where p.panel_id = parent
  on conflict (panel_id, id) do update set
    title = case when own.title = own.mirrored_name then excluded.title else own.title end,
    mirrored_name = excluded.mirrored_name, view_type = excluded.view_type, selectable = excluded.selectable
  where own.mirrored_name is not null
    and (own.mirrored_name, own.view_type, own.selectable)
     is distinct from (excluded.mirrored_name, excluded.view_type, excluded.selectable);

  -- A parameter that a target of the child's own fills stays with that one.
  insert into target as own (panel_id, id, target_type_id, name, mirrored_name, placeholder, selectable_values, parameter)
  select child, p.id, p.target_type_id, p.name, p.name, p.placeholder, p.selectable_values,
         case when not exists (select from target o where o.panel_id = child and o.parameter = p.parameter and o.id <> p.id)
              then p.parameter end
    from target p where p.panel_id = parent
  on conflict (panel_id, id) do update set
    target_type_id = excluded.target_type_id,
    name = case when own.name = own.mirrored_name then excluded.name else own.name end,
    mirrored_name = excluded.mirrored_name, placeholder = excluded.placeholder,
    selectable_values = excluded.selectable_values, parameter = excluded.parameter
  where own.mirrored_name is not null
    and (own.target_type_id, own.mirrored_name, own.placeholder, own.selectable_values, own.parameter)
     is distinct from
        (excluded.target_type_id, excluded.mirrored_name, excluded.placeholder, excluded.selectable_values,
         excluded.parameter);

  -- New ones are off until they have a price; availability switches them on.
  return query
  with written as (
    insert into service as own (
      panel_id, id, service_type_id, slug, name, mirrored_name, example_link, default_price, price_type, pricing_per,
      min, max, step, default_quantity, drip_feed_is_allowed, calculable_quantity, allowed_use_countries,
      url_is_required, is_package, is_subscription, has_refill, refill_days, can_cancel, can_speedup, can_pause,
      link_kinds, allows_same_link, auto_refill_is_allowed, start_minutes, speed_per_day, average_minutes, geo, labels,
      payment_restricted, available_closed_sales, available_personal_manager, consultation_chat_period,
      thumbnail_period, need_similar, popularity, position, is_enabled, source_lost_at, created_at, updated_at)
    select
      child, p.id, p.service_type_id,
      case when exists (select from service o where o.panel_id = child and o.slug = p.slug and o.id <> p.id)
           then p.slug || '-' || p.id else p.slug end,
      p.name, p.name, p.example_link, p.default_price, p.price_type, p.pricing_per,
      p.min, p.max, p.step, p.default_quantity, p.drip_feed_is_allowed, p.calculable_quantity, p.allowed_use_countries,
      p.url_is_required, p.is_package, p.is_subscription, p.has_refill, p.refill_days, p.can_cancel, p.can_speedup,
      p.can_pause, p.link_kinds, p.allows_same_link, p.auto_refill_is_allowed, p.start_minutes, p.speed_per_day,
      p.average_minutes, p.geo, p.labels, p.payment_restricted, p.available_closed_sales,
      p.available_personal_manager, p.consultation_chat_period, p.thumbnail_period, p.need_similar, p.popularity,
      p.position, false, case when appears then at end, at, at
      from service p
      join service_type t on t.panel_id = child and t.id = p.service_type_id
     where p.panel_id = parent and p.id = any (listed)
    on conflict (panel_id, id) do update set
      service_type_id = excluded.service_type_id,
      name = case when own.name = own.mirrored_name then excluded.name else own.name end,
      mirrored_name = excluded.mirrored_name, example_link = excluded.example_link, price_type = excluded.price_type,
      pricing_per = excluded.pricing_per, step = excluded.step,
      default_quantity = case when own.limits_are_manual then own.default_quantity else excluded.default_quantity end,
      drip_feed_is_allowed = excluded.drip_feed_is_allowed, calculable_quantity = excluded.calculable_quantity,
      allowed_use_countries = excluded.allowed_use_countries, url_is_required = excluded.url_is_required,
      is_package = excluded.is_package, is_subscription = excluded.is_subscription, has_refill = excluded.has_refill,
      refill_days = excluded.refill_days, can_cancel = excluded.can_cancel, can_speedup = excluded.can_speedup,
      can_pause = excluded.can_pause, link_kinds = excluded.link_kinds, allows_same_link = excluded.allows_same_link,
      auto_refill_is_allowed = excluded.auto_refill_is_allowed, start_minutes = excluded.start_minutes,
      speed_per_day = excluded.speed_per_day, geo = excluded.geo, labels = excluded.labels,
      payment_restricted = excluded.payment_restricted, available_closed_sales = excluded.available_closed_sales,
      available_personal_manager = excluded.available_personal_manager,
      consultation_chat_period = excluded.consultation_chat_period, thumbnail_period = excluded.thumbnail_period,
      need_similar = excluded.need_similar, position = excluded.position, updated_at = at
    where own.mirrored_name is not null
      and (own.service_type_id, own.mirrored_name, own.example_link, own.price_type, own.pricing_per, own.step,
           own.limits_are_manual or own.default_quantity = excluded.default_quantity,
           own.drip_feed_is_allowed, own.calculable_quantity, own.allowed_use_countries, own.url_is_required,
           own.is_package, own.is_subscription, own.has_refill, own.refill_days, own.can_cancel, own.can_speedup,
           own.can_pause, own.link_kinds, own.allows_same_link, own.auto_refill_is_allowed, own.start_minutes,
           own.speed_per_day, own.geo, own.labels, own.payment_restricted, own.available_closed_sales,
           own.available_personal_manager, own.consultation_chat_period, own.thumbnail_period, own.need_similar,
           own.position)
       is distinct from
          (excluded.service_type_id, excluded.mirrored_name, excluded.example_link, excluded.price_type,
           excluded.pricing_per, excluded.step, true, excluded.drip_feed_is_allowed, excluded.calculable_quantity,
           excluded.allowed_use_countries, excluded.url_is_required, excluded.is_package, excluded.is_subscription,
           excluded.has_refill, excluded.refill_days, excluded.can_cancel, excluded.can_speedup, excluded.can_pause,
           excluded.link_kinds, excluded.allows_same_link, excluded.auto_refill_is_allowed, excluded.start_minutes,
           excluded.speed_per_day, excluded.geo, excluded.labels, excluded.payment_restricted,
           excluded.available_closed_sales, excluded.available_personal_manager, excluded.consultation_chat_period,
           excluded.thumbnail_period, excluded.need_similar, excluded.position)
    returning own.id, own.created_at = at and own.xmax = 0 as is_new)
  select written.id from written where written.is_new;

  update service own set similar_id = p.similar_id, updated_at = at
    from service mirrored
    left join service p on p.panel_id = parent and p.id = mirrored.id
         and exists (select from service o where o.panel_id = child and o.id = p.similar_id)
   where mirrored.panel_id = child and mirrored.mirrored_name is not null and mirrored.id = any (listed)
     and own.panel_id = child and own.id = mirrored.id and own.similar_id is distinct from p.similar_id;

  delete from service_target own using service s
   where own.panel_id = child and s.panel_id = child and s.id = own.service_id and s.mirrored_name is not null
     and s.id = any (listed)
     and not exists (select from service_target p where p.panel_id = parent and p.service_id = own.service_id
                        and p.target_id = own.target_id);
  insert into service_target as own (panel_id, service_id, target_id, position, is_optional)
  select child, p.service_id, p.target_id, p.position, p.is_optional
    from service_target p
    join service s on s.panel_id = child and s.id = p.service_id and s.mirrored_name is not null
   where p.panel_id = parent and p.service_id = any (listed)
  on conflict (panel_id, service_id, target_id) do update set
    position = excluded.position, is_optional = excluded.is_optional
  where (own.position, own.is_optional) is distinct from (excluded.position, excluded.is_optional);

  delete from package_content own using service s
   where own.panel_id = child and s.panel_id = child and s.id = own.package_id and s.mirrored_name is not null
     and s.id = any (listed)
     and not exists (select from package_content p where p.panel_id = parent and p.package_id = own.package_id
                        and p.service_id = own.service_id);
  insert into package_content as own (panel_id, package_id, service_id, quantity, is_displayable, position)
  select child, p.package_id, p.service_id, p.quantity, p.is_displayable, p.position
    from package_content p
    join service s on s.panel_id = child and s.id = p.package_id and s.mirrored_name is not null
    join service content on content.panel_id = child and content.id = p.service_id
   where p.panel_id = parent and p.package_id = any (listed)
  on conflict (panel_id, package_id, service_id) do update set
    quantity = excluded.quantity, is_displayable = excluded.is_displayable, position = excluded.position
  where (own.quantity, own.is_displayable, own.position)
     is distinct from (excluded.quantity, excluded.is_displayable, excluded.position);
end $$;
