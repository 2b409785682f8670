-- Why a review is not shown, and what the panel says to it.
alter table review
  add column reject_reason text check (length(reject_reason) between 1 and 500),
  add column answer text check (length(answer) between 1 and 1000),
  add column answered_at timestamptz,
  add check ((answer is null) = (answered_at is null));

create index review_by_status on review (panel_id, status, id);
create index review_of_service on review (panel_id, service_id, id);

-- An answer changes no figure of the service, which is what pages rendered once hear of otherwise.
create trigger announce_answer after update of answer on review
  for each row when (old.answer is distinct from new.answer) execute function announce_panel_change('reviews');
