-- Orders as staff look for them: among a million, by what they are, newest first. Every list is ordered by
-- (created_at, id), so each index serves a filter, a range of days and the order of the pages at once.

alter table customer_order
  -- The provider it was handed to last; a copy of what its dispatch says, for the index.
  add column provider_id bigint,
  -- How it reached us.
  add column channel text not null default 'web' check (channel in ('web', 'guest', 'api', 'widget')),
  add column mode text not null generated always as (case
    when drip_feed_id is not null then 'drip_feed'
    when subscription_id is not null then 'subscription'
    when source = 'mass_order' then 'mass'
    else 'single' end) stored;

-- Nobody needs to hear of this.
alter table customer_order disable trigger announce;
update customer_order as ordered set provider_id = dispatch.provider_id
  from dispatch
 where dispatch.panel_id = ordered.panel_id and dispatch.order_id = ordered.id and dispatch.provider_id is not null;
update customer_order as ordered
   set channel = case when g.widget_id is not null then 'widget' when ordered.source = 'api' then 'api' else 'guest' end
  from order_group as g join account on account.panel_id = g.panel_id and account.id = g.account_id
 where g.panel_id = ordered.panel_id and g.id = ordered.group_id
   and (g.widget_id is not null or ordered.source = 'api' or account.is_guest);
alter table customer_order enable trigger announce;

create index customer_order_newest on customer_order (panel_id, created_at, id);
create index customer_order_newest_by_status on customer_order (panel_id, status, created_at, id);
create index customer_order_newest_partial on customer_order (panel_id, created_at, id) where cancel_reason = 'partial';
create index customer_order_newest_of_service on customer_order (panel_id, service_id, created_at, id);
create index customer_order_newest_of_account on customer_order (panel_id, account_id, created_at, id);
create index customer_order_newest_of_provider on customer_order (panel_id, provider_id, created_at, id)
  where provider_id is not null;
create index customer_order_newest_by_mode on customer_order (panel_id, mode, created_at, id) where mode <> 'single';
create index customer_order_newest_by_channel on customer_order (panel_id, channel, created_at, id)
  where channel <> 'web';
create index customer_order_by_cost on customer_order (panel_id, cost);
-- Looked for by how they begin; a whole link may be too long for an index.
create index customer_order_by_link on customer_order (panel_id, "left"(link, 200) text_pattern_ops);

alter table dispatch
  -- The order's `created_at`.
  add column ordered_at timestamptz not null default now(),
  -- What the provider takes for it, in 10^-8 USD: by its offer when it was sent, then as it reports.
  add column cost bigint check (cost >= 0),
  add column is_cost_reported boolean not null default false;
update dispatch set ordered_at = ordered.created_at
  from customer_order as ordered
 where ordered.panel_id = dispatch.panel_id and ordered.id = dispatch.order_id;
-- What is sent or has ended is found by the status of its order.
create index dispatch_newest_by_state on dispatch (panel_id, state, ordered_at, order_id)
  where state in ('ready', 'sending', 'rejected', 'unknown');

-- Who did it; null for what happened by itself.
alter table order_event
  add column actor_id bigint,
  add column on_behalf_of bigint;

-- What was said to a provider about an order and what it answered, secrets left out; kept for a while.
create table provider_call (
  panel_id      bigint not null,
  id            bigint generated always as identity,
  provider_id   bigint not null,
  order_id      bigint,
  action        text not null check (length(action) between 1 and 40),
  request       text not null check (length(request) <= 4000),
  answer        text check (length(answer) <= 4000),
  answer_status integer check (answer_status between 100 and 999),
  -- Why there was no answer.
  failure       text check (length(failure) <= 500),
  took_ms       integer not null check (took_ms >= 0),
  created_at    timestamptz not null,
  primary key (panel_id, id),
  foreign key (panel_id, provider_id) references provider (panel_id, id) on delete cascade
);
create index provider_call_of_order on provider_call (panel_id, order_id, id) where order_id is not null;
create index provider_call_of_provider on provider_call (panel_id, provider_id, id);
create index provider_call_old on provider_call (created_at);
