-- Money that goes back: in parts or whole, asked for by an operator or taken by a gateway, and won again.

alter table invoice
  -- What of the charge went back so far, and what of the credit was taken for it.
  add column reversed_units bigint not null default 0,
  add column reversed_amount bigint not null default 0;

update invoice set reversed_units = charge_amount, reversed_amount = amount + surplus
  where status in ('refunding', 'refunded', 'disputed') and paid_at is not null;

alter table invoice
  add constraint invoice_reversed_units check (reversed_units between 0 and charge_amount),
  add constraint invoice_reversed_amount check (reversed_amount between 0 and amount + surplus);

create table invoice_reversal (
  panel_id   bigint not null references panel (id),
  invoice_id bigint not null,
  -- Names its transactions in the ledger.
  turn       integer not null check (turn > 0),
  kind       text not null check (kind in ('refund', 'refunded', 'disputed')),
  units      bigint not null check (units > 0),
  amount     bigint not null check (amount >= 0),
  reason     text check (length(reason) <= 1000),
  -- Where the payer collects it, when the gateway cannot send it by itself.
  claim_url  text check (length(claim_url) <= 2048),
  created_at timestamptz not null,
  -- When the gateway was last asked; one asks at a time.
  asked_at   timestamptz,
  -- Null while the gateway still has to be asked.
  done_at    timestamptz,
  -- A dispute that was won.
  undone_at  timestamptz,
  primary key (panel_id, invoice_id, turn),
  foreign key (panel_id, invoice_id) references invoice (panel_id, id)
);
create index invoice_reversal_waiting on invoice_reversal (created_at) where done_at is null;

insert into invoice_reversal (panel_id, invoice_id, turn, kind, units, amount, created_at, done_at)
  select panel_id, id, 1, case when status = 'refunding' then 'refund' else status end, charge_amount,
         amount + surplus, coalesce(ended_at, checked_at, paid_at), case when status <> 'refunding' then coalesce(ended_at, paid_at) end
    from invoice where status in ('refunding', 'refunded', 'disputed') and paid_at is not null;

insert into ledger_flow (debit_kind, credit_kind) values
  -- A dispute that was won gives back what was taken, and what was owed for it.
  ('clearing', 'receivable'), ('bonus_cost', 'receivable'), ('coupon_cost', 'receivable'),
  -- A refund takes the bonus that came with its payment; what was spent of that is paid for in cash.
  ('cash', 'bonus_cost'), ('cash', 'coupon_cost');

-- A card that runs out is told of once, some weeks before.
alter table linked_card add column expiry_told_at timestamptz;
