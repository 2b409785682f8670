-- The checklist of a new panel, once its staff has put it away.
create table first_steps_dismissal (
  panel_id     bigint primary key references panel (id),
  dismissed_at timestamptz not null
);
