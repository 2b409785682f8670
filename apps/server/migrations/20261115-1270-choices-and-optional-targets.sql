-- What is stored of a choice, and sent to providers, is a code; this is what people read for it. Other languages
-- have theirs below `labels` in `translations`.
alter table target
  add column labels jsonb not null default '{}'::jsonb check (jsonb_typeof(labels) = 'object');

-- The same thing may be a must for one service and a wish for another.
alter table service_target add column is_optional boolean not null default false;
