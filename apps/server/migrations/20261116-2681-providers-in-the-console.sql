-- What staff do with providers: hold them by hand, ask for a sync and watch it, decide about changed offers.

alter table provider
  drop constraint provider_hold_reason_check,
  add constraint provider_hold_reason_check check (hold_reason in ('currency', 'exchange_rate', 'operator')),
  -- Why a person holds it.
  add column hold_note text check (length(hold_note) <= 500),
  -- Set while a sync that staff asked for waits or runs.
  add column sync_requested_at timestamptz,
  -- How far that sync is, in offers.
  add column sync_total integer check (sync_total >= 0),
  add column sync_done integer check (sync_done >= 0);

alter table offer_review add column id bigint generated always as identity;
create unique index offer_review_by_id on offer_review (panel_id, id);
create index offer_review_open on offer_review (panel_id, id) where state = 'open';

