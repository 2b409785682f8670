-- What counts as the limits when two versions of a service are compared.
create or replace function service_limit_terms(s service) returns jsonb language sql immutable as $$
  select jsonb_build_object('min', s.min::text, 'max', s.max::text, 'step', s.step::text)
$$;
