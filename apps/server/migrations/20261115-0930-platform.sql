-- What the platform itself keeps: limits, audit, outgoing mail.

create table rate_limit (
  key    text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on rate_limit (expire);

create table audit_entry (
  panel_id     bigint not null references panel (id),
  id           bigint generated always as identity,
  actor_kind   text not null,
  actor_id     bigint,
  on_behalf_of bigint,
  action       text not null check (action ~ '^[a-z-]+\.[a-z-]+$'),
  subject_type text not null,
  subject_id   text not null,
  before       jsonb,
  after        jsonb,
  reason       text,
  request_id   text not null,
  created_at   timestamptz not null default now(),
  primary key (panel_id, id)
);
create index audit_by_subject on audit_entry (panel_id, subject_type, subject_id, id desc);

create function refuse_rewrite() returns trigger language plpgsql as $$
begin
  raise exception '% is insert-only: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
end $$;

create trigger insert_only before update or delete on audit_entry
  for each row execute function refuse_rewrite();
create trigger insert_only_truncate before truncate on audit_entry
  for each statement execute function refuse_rewrite();

create table outbox_mail (
  panel_id    bigint not null references panel (id),
  id          bigint generated always as identity,
  recipient   text not null check (length(recipient) between 3 and 254),
  template    text not null,
  locale      text not null,
  subject     text not null check (length(subject) <= 300),
  text_body   text not null,
  html_body   text not null,
  headers     jsonb not null default '{}'::jsonb,
  status      text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  attempts    integer not null default 0,
  last_error  text,
  -- Where the mail went when no SMTP server is set: a file name below DATA_DIR/mail.
  file_name   text,
  created_at  timestamptz not null default now(),
  sent_at     timestamptz,
  primary key (panel_id, id)
);
create index outbox_mail_waiting on outbox_mail (panel_id, id) where status = 'waiting';
