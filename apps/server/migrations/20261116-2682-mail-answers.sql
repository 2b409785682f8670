-- What the mail server said when it took a mail, for staff who ask where it is.
alter table outbox_mail add column answer text check (length(answer) <= 500);
create index outbox_mail_failed on outbox_mail (panel_id, id) where status = 'failed';
