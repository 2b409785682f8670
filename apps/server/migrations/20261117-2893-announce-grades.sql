-- Prices ask for the customer's grade from memory: every process hears when somebody's grade has changed. Sums that move
-- nobody are not announced.
create trigger announce_insert after insert on account_grade for each row
  when (new.grade_id is not null or new.spent > 0) execute function announce_panel_change('account-grades');
create trigger announce_update after update on account_grade for each row
  when (old.grade_id is distinct from new.grade_id) execute function announce_panel_change('account-grades');
create trigger announce_delete after delete on account_grade for each row
  when (old.grade_id is not null or old.spent > 0) execute function announce_panel_change('account-grades');
