-- The address of an imported service ended in its provider's id and the provider's own number, which told
-- customers where to buy. It ends in the service's own id instead; nothing leads from the old address to the
-- new one, since that alone would confirm the numbers.
update service
   set slug = left(service.slug, length(service.slug) - length(own.ending)) || '-' || service.id
  from (select panel_id, service_id,
               '-' || provider_id || '-'
                 || rtrim(regexp_replace(lower(offer_number), '[^a-z0-9]+', '-', 'g'), '-') as ending
          from service_source) as own
 where service.panel_id = own.panel_id and service.id = own.service_id
   and right(service.slug, length(own.ending)) = own.ending and length(service.slug) > length(own.ending);

-- What a provider says about a refill is for operators, not for customers.
alter table refill_dispatch add column message text check (length(message) <= 500);
