-- A provider's offer that becomes something else, or jumps in price, waits for a person. Nothing is released
-- yet, so nobody runs a version that still reads the quarantine of prices.

create table offer_review (
  panel_id      bigint not null,
  provider_id   bigint not null,
  offer_number  text not null,
  -- What differs between the offer as we sell it and as the provider lists it now.
  changes       text[] not null check (
    cardinality(changes) > 0 and changes <@ array['kind', 'name', 'category', 'refill', 'cancel', 'rate']),
  before        jsonb not null,
  after         jsonb not null,
  -- Whether nothing is sold from the offer meanwhile; a rate that only fell harms nobody.
  is_blocking   boolean not null,
  -- Rejected: it stays as it is until the provider changes the offer again.
  state         text not null default 'open' check (state in ('open', 'rejected')),
  seen_at       timestamptz not null,
  decided_at    timestamptz,
  primary key (panel_id, provider_id, offer_number),
  foreign key (panel_id, provider_id, offer_number) references provider_offer (panel_id, provider_id, number),
  check ((state = 'rejected') = (decided_at is not null))
);

insert into offer_review (panel_id, provider_id, offer_number, changes, before, after, is_blocking, seen_at)
select waiting.panel_id, waiting.provider_id, waiting.offer_number, array['rate'], offer.listed,
       offer.listed || jsonb_build_object('rate', waiting.new_rate::text), waiting.new_rate > waiting.old_rate,
       waiting.seen_at
  from price_quarantine as waiting
  join (select panel_id, provider_id, number,
               jsonb_build_object('kind', kind, 'name', name, 'category', category, 'canRefill', can_refill,
                                  'canCancel', can_cancel, 'rate', rate::text) as listed
          from provider_offer) as offer
    on offer.panel_id = waiting.panel_id and offer.provider_id = waiting.provider_id
   and offer.number = waiting.offer_number;

drop table price_quarantine;

alter table provider
  -- hold: an offer whose rate rises too far is taken off sale. follow: its price follows at once.
  add column on_price_jump text not null default 'hold' check (on_price_jump in ('hold', 'follow')),
  -- Nothing is sold from it and nothing is sent to it while this is set.
  add column held_at timestamptz,
  add column hold_reason text check (hold_reason in ('currency', 'exchange_rate')),
  -- The currency that it named last; another one than ours holds it.
  add column reported_currency text check (length(reported_currency) <= 10),
  -- One unit's worth is taken from the panel's exchange rate at every sync.
  add column follows_exchange_rate boolean not null default false,
  add check ((held_at is null) = (hold_reason is null));

alter table provider_offer
  -- The rules and texts that it was matched with last; only what changed is matched again.
  add column matched_with text check (length(matched_with) <= 64);

alter table service
  -- The operator's word that this price may be lower than what the provider charges.
  add column sells_below_cost boolean not null default false;

alter table provider_sync
  add column rejected integer not null default 0,
  -- The first rejected rows with their reasons; `rejected` counts all.
  add column rejected_rows jsonb not null default '[]' check (jsonb_typeof(rejected_rows) = 'array'),
  drop constraint provider_sync_refusal_check,
  add constraint provider_sync_refusal_check check (refusal in ('empty', 'shrunken', 'failed', 'held'));
alter table provider_sync rename column quarantined to held;
