-- Speed-up that is real: sped orders are sent before all others and, where several sources deliver a service, to
-- the one that was fastest lately. What was done stands on the order; what did not happen is paid back.

alter table customer_order
  -- The part of `listed_cost` that the speed-up adds, and what of it was paid back because nothing was faster.
  add column speedup_cost     bigint not null default 0 check (speedup_cost between 0 and listed_cost),
  add column speedup_refunded bigint not null default 0 check (speedup_refunded between 0 and refunded);

create index customer_order_sped_to_dispatch on customer_order (starts_at)
  where status = 'in_processing' and handed_over_at is null and is_speedup;

alter table order_event
  drop constraint order_event_kind_check,
  add constraint order_event_kind_check check (kind in (
    'sent', 'started', 'progress', 'paused', 'activated', 'failed', 'cancel_requested', 'cancel_refused',
    'canceled', 'completed', 'refill_requested', 'refill_started', 'refill_completed', 'refill_rejected',
    'coupon_lost', 'moved_ahead', 'fastest_source', 'speedup_refunded')),
  -- How many orders were waiting in front of it, for `moved_ahead`.
  add column orders_ahead integer check (orders_ahead > 0);

alter table dispatch
  add column is_speedup   boolean not null default false,
  -- Busy providers that a sped order waits for: no other order takes a place there that becomes free.
  add column waits_for    bigint[] not null default '{}',
  -- What the speed-up did for it when it was last claimed.
  add column orders_ahead integer not null default 0 check (orders_ahead >= 0),
  add column is_fastest   boolean not null default false;

create index dispatch_ready_in_turn on dispatch (is_speedup, next_at) where state = 'ready';
drop index dispatch_ready;
create index dispatch_awaited on dispatch (panel_id) where state = 'ready' and waits_for <> '{}';

-- How long each source of a service took lately from being sent an order until it began to deliver.
create table source_speed (
  panel_id       bigint not null,
  service_id     bigint not null,
  provider_id    bigint not null,
  offer_number   text not null,
  median_seconds integer not null check (median_seconds >= 0),
  -- How many orders that is the median of.
  orders         integer not null check (orders > 0),
  measured_at    timestamptz not null,
  primary key (panel_id, service_id, provider_id, offer_number),
  foreign key (panel_id, service_id, provider_id, offer_number)
    references service_source (panel_id, service_id, provider_id, offer_number) on delete cascade
);
create trigger source_speed_changed after insert or update or delete on source_speed
  for each row execute function announce_panel_change('speedup');
