-- Each dispute of a payment is a case of its own: told again, won or lost, it is found by the gateway's id.

create table invoice_dispute (
  panel_id   bigint not null references panel (id),
  invoice_id bigint not null,
  number     integer not null check (number > 0),
  -- The gateway's id; null until it is named.
  ref        text check (length(ref) between 1 and 200),
  -- What is disputed of the charge, also where less was left to take.
  units      bigint not null check (units > 0),
  opened_at  timestamptz not null,
  outcome    text check (outcome in ('won', 'lost')),
  ended_at   timestamptz,
  primary key (panel_id, invoice_id, number),
  unique (panel_id, invoice_id, ref),
  foreign key (panel_id, invoice_id) references invoice (panel_id, id),
  check ((outcome is null) = (ended_at is null))
);

-- What the gateway says it has refunded in all; a dispute may have taken a part of it first.
alter table invoice add column reported_refund_units bigint not null default 0;
alter table invoice_reversal add column dispute_number integer;

-- The one that still counts comes first: its freeze is named after the invoice alone.
update invoice_reversal as reversal set dispute_number = numbered.number
  from (select panel_id, invoice_id, turn,
               row_number() over (partition by panel_id, invoice_id order by undone_at is not null, turn) as number
          from invoice_reversal where kind = 'disputed') as numbered
 where (reversal.panel_id, reversal.invoice_id, reversal.turn) = (numbered.panel_id, numbered.invoice_id, numbered.turn);

insert into invoice_dispute (panel_id, invoice_id, number, units, opened_at, outcome, ended_at)
  select panel_id, invoice_id, dispute_number, units, created_at,
         case when undone_at is not null then 'won' end, undone_at
    from invoice_reversal where dispute_number is not null;
