-- What trials have cost today is summed up whenever one is ordered under a budget.
create index free_trial_ordered on free_trial (panel_id, decided_at) where order_id is not null;
