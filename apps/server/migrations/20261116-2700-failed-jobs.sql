-- Background jobs that failed for good: the queue itself forgets them after a few days. One that fails again with
-- the same payload is the same row. Jobs over all panels belong to the first panel of the installation.
create table failed_job (
  panel_id        bigint not null references panel (id),
  id              bigint generated always as identity,
  name            text not null check (length(name) between 1 and 100),
  payload         jsonb not null check (jsonb_typeof(payload) = 'object'),
  -- Without secrets.
  message         text not null check (length(message) <= 1000),
  attempts        integer not null check (attempts > 0),
  times           integer not null default 1 check (times > 0),
  first_failed_at timestamptz not null,
  last_failed_at  timestamptz not null,
  primary key (panel_id, id)
);
create unique index failed_job_same on failed_job (panel_id, name, md5(payload::text));
create index failed_job_old on failed_job (last_failed_at);
