-- What is sent to providers, and what they answered.

-- Where an order stands with its provider: one row per order, so at most one live submission.
create table dispatch (
  panel_id            bigint not null,
  order_id            bigint not null,
  state               text not null default 'ready' check (state in (
    'ready', 'sending', 'sent', 'rejected', 'unknown', 'ended')),
  provider_id         bigint,
  offer_number        text,
  -- The provider's number of the order.
  number              text check (length(number) <= 60),
  -- Providers that refused it; they are not asked again.
  refused_by          bigint[] not null default '{}',
  attempts            integer not null default 0,
  next_at             timestamptz not null,
  sending_since       timestamptz,
  sent_at             timestamptz,
  message             text constraint dispatch_words_check check (length(message) <= 500),
  next_poll_at        timestamptz,
  poll_failures       integer not null default 0,
  -- The cancellation was passed on to the provider.
  cancel_sent_at      timestamptz,
  created_at          timestamptz not null,
  updated_at          timestamptz not null,
  -- Completed orders under guarantee are asked about now and then: what has dropped is refilled unasked.
  next_check_at       timestamptz,
  -- When operators were last notified that the outcome of this order is unknown.
  unknown_notified_at timestamptz,
  is_speedup          boolean not null default false,
  -- Busy providers that a sped order waits for: no other order takes a place there that becomes free.
  waits_for           bigint[] not null default '{}',
  -- What the speed-up did for it when it was last claimed.
  orders_ahead        integer not null default 0 check (orders_ahead >= 0),
  is_fastest          boolean not null default false,
  -- The order's `created_at`.
  ordered_at          timestamptz not null default now(),
  -- What the provider takes for it, in 10^-8 USD: by its offer when it was sent, then as it reports.
  cost                bigint check (cost >= 0),
  is_cost_reported    boolean not null default false,
  -- What the order costs the owner in the parent panel; set while it waits for that money.
  unfunded_cost       bigint check (unfunded_cost >= 0),
  primary key (panel_id, order_id),
  foreign key (panel_id, order_id) references customer_order (panel_id, id),
  foreign key (panel_id, provider_id) references provider (panel_id, id),
  check (state <> 'sending' or (sending_since is not null and provider_id is not null)),
  check (state <> 'sent' or (number is not null and provider_id is not null))
) with (fillfactor = 80);
create index dispatch_sending on dispatch (sending_since) where state = 'sending';
create index dispatch_unknown on dispatch (panel_id, updated_at) where state = 'unknown';
create unique index dispatch_number on dispatch (panel_id, provider_id, number) where number is not null;
create index dispatch_awaited on dispatch (panel_id) where state = 'ready' and waits_for <> '{}';
-- What is sent or has ended is found by the status of its order.
create index dispatch_newest_by_state on dispatch (panel_id, state, ordered_at, order_id)
  where state in ('ready', 'sending', 'rejected', 'unknown');
create index dispatch_in_doubt on dispatch (panel_id, order_id) where state = 'unknown';
create index dispatch_unfunded on dispatch (panel_id, provider_id, ordered_at, order_id)
  where state = 'ready' and unfunded_cost is not null;
-- Loops serve panels in turn: each index leads with the panel, so that finding the panels with work and the first rows
-- of each does not depend on how much one of them has.
create index dispatch_ready_by_panel on dispatch (is_speedup, panel_id, next_at) where state = 'ready';
create index dispatch_polled_by_panel on dispatch (panel_id, next_poll_at) where state = 'sent';
create index dispatch_checked_by_panel on dispatch (panel_id, next_check_at) where next_check_at is not null;

-- Something that was tried with a provider, for the operator who has to answer "was it placed?".
create table dispatch_attempt (
  panel_id    bigint not null,
  order_id    bigint not null,
  id          bigint generated always as identity,
  provider_id bigint not null,
  outcome     text not null check (outcome in ('placed', 'refused', 'not_sent', 'unknown', 'answered')),
  message     text constraint dispatch_attempt_words_check check (length(message) <= 500),
  created_at  timestamptz not null,
  primary key (panel_id, order_id, id),
  foreign key (panel_id, order_id) references customer_order (panel_id, id)
);
create index dispatch_attempt_lately on dispatch_attempt (panel_id, provider_id, created_at);

-- A refill that a provider was asked for.
create table refill_dispatch (
  panel_id     bigint not null,
  refill_id    bigint not null,
  provider_id  bigint not null,
  -- The provider's number of the refill.
  number       text check (length(number) <= 60),
  next_poll_at timestamptz not null,
  ended_at     timestamptz,
  created_at   timestamptz not null,
  -- What a provider says about a refill is for operators, not for customers.
  message      text check (length(message) <= 500),
  primary key (panel_id, refill_id),
  foreign key (panel_id, refill_id) references refill_request (panel_id, id),
  foreign key (panel_id, provider_id) references provider (panel_id, id)
);
create index refill_dispatch_open_by_panel on refill_dispatch (panel_id, next_poll_at)
  where ended_at is null and number is not null;

-- A panel that sends nothing. After a restore an operator looks first: the past may already have happened.
create table dispatch_hold (
  panel_id   bigint primary key references panel (id),
  reason     text not null check (length(reason) <= 500),
  created_at timestamptz not null default now()
);

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

-- The simulator's own books: an order it pretends to deliver between two moments.
create table simulated_order (
  panel_id    bigint not null,
  number      bigint generated always as identity,
  provider_id bigint not null,
  quantity    bigint not null check (quantity > 0),
  start_count bigint not null check (start_count >= 0),
  -- Now and then it stops early, as life does: never more than this is delivered.
  delivers    bigint not null check (delivers >= 0),
  starts_at   timestamptz not null,
  ends_at     timestamptz not null,
  canceled_at timestamptz,
  -- Until when the pause has been reckoned; null while it goes on.
  paused_at   timestamptz,
  primary key (panel_id, number),
  foreign key (panel_id, provider_id) references provider (panel_id, id)
);
