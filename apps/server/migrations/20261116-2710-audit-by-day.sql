-- Old days of the audit log are found by their time.
create index audit_by_day on audit_entry (panel_id, created_at, id);
