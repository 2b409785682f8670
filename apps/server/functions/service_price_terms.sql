-- What counts as the price when two versions of a service are compared.
create or replace function service_price_terms(s service) returns jsonb language sql immutable as $$
  select jsonb_build_object('default_price', s.default_price::text, 'discount_ppm', s.discount_ppm,
                            'pricing_per', s.pricing_per::text)
$$;
