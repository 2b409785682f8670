-- The console filters reviews by their stars.
create index review_by_rating on review (panel_id, status, rating, id);
