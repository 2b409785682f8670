-- Keeps the number of approved reviews and their average on the service itself.
create or replace function count_reviews() returns trigger language plpgsql as $$
begin
  update service s
     set reviews_count = counted.number, rating_hundredths = counted.rating
    from (select c.panel_id, c.service_id, count(r.id)::integer as number,
                 round(avg(r.rating) * 100)::integer as rating
            from (select distinct panel_id, service_id from changed) c
            left join review r
              on r.panel_id = c.panel_id and r.service_id = c.service_id and r.status = 'approved'
           group by c.panel_id, c.service_id) counted
   where s.panel_id = counted.panel_id and s.id = counted.service_id
     and (s.reviews_count, s.rating_hundredths) is distinct from (counted.number, counted.rating);
  return null;
end $$;
