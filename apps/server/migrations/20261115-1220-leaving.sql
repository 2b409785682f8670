-- Who leaves is forgotten in orders they had hidden, too; the other indexes do not hold those.
create index customer_order_hidden on customer_order (panel_id, account_id, id) where hidden_at is not null;

-- Copies of mails: those to one address are forgotten with it, all others when they are old.
create index outbox_mail_of_recipient on outbox_mail (panel_id, recipient);
create index outbox_mail_by_age on outbox_mail (created_at) where status <> 'waiting';
create index marketing_source_of_account on marketing_source (panel_id, account_id) where account_id is not null;
