import { sql } from 'kysely';
import type { Panel } from '../../apps/server/src/platform/context.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import type { ConsoleSize, FilledConsole } from './fill-console.ts';

/** Those whose rows a day of a panel makes many of. */
export const moneyTables = ['invoice', 'ledger_txn', 'ledger_posting', 'coupon_redemption', 'withdrawal'];

const rowsOfMoney = (size: ConsoleSize) => ({
  invoices: Math.ceil(size.orders / 2),
  withdrawals: Math.ceil(size.customers / 4),
  coupons: 2000,
  couponUses: Math.ceil(size.customers / 2),
  cards: Math.ceil(size.customers / 8),
});

const methods = 8;
const bank = 1_000_000_001;

/** One wallet per customer, the accounts of the house and of each way to pay. */
export async function fillMoney(db: Database, panel: Panel, filled: FilledConsole): Promise<void> {
  const { firstCustomer, size } = filled;
  const rows = rowsOfMoney(size);
  await sql`
    insert into payment_method (panel_id, id, strategy, name, position)
    select ${panel.id}, n, 'sandbox', 'Method ' || n, n from generate_series(1, ${methods}::int) n`.execute(
    db,
  );
  await sql`
    insert into withdrawal_method (panel_id, id, name, min_amount) values (${panel.id}, ${bank}, 'Bank', 100000000)`.execute(
    db,
  );
  await sql`
    insert into invoice (panel_id, id, account_id, method_id, purpose, purpose_id, amount, fee, charge_currency,
                         charge_amount, status, review_reason, success_path, cancel_path, locale, gateway_ref,
                         payment_ref, created_at, expires_at, claimed_at, paid_at)
    select ${panel.id}, n, customer, 1 + n % ${methods}, purpose, case when purpose = 'orders' then n end,
           amount, case when n % 3 = 0 then amount / 50 else 0 end, 'USD', amount / 1000000, status,
           case when n % 1000 = 1 then 'claimed' when n % 2000 = 2 then 'amount_differs' end, '/', '/', 'en',
           'G' || n, case when status = 'paid' then 'P' || n end, made, made + interval '1 hour',
           case when n % 1000 = 1 then made end, case when status in ('paid', 'refunded', 'disputed') then made end
      from (select n, now() - (${rows.invoices}::int - n) * interval '2 minutes' as made,
                   ${firstCustomer}::bigint + n::bigint * 104729 % ${size.customers} as customer,
                   (1 + n % 500) * 100000000::bigint as amount,
                   case when n % 3 = 0 then 'orders' else 'add_funds' end as purpose,
                   case when n % 1000 = 1 then 'in_moderation' when n % 2000 = 3 then 'disputed'
                        when n % 500 = 4 then 'refunded' when n % 20 = 5 then 'expired' when n % 50 = 6 then 'failed'
                        when n > ${rows.invoices}::int - 500 and n % 3 = 0 then 'open' else 'paid' end as status
              from generate_series(1, ${rows.invoices}::int) n) as made`.execute(db);
  await sql`
    insert into invoice_dispute (panel_id, invoice_id, number, ref, units, opened_at, outcome, ended_at)
    select panel_id, id, 1, 'D' || id, charge_amount, created_at, outcome, case when outcome is not null then created_at end
      from (select *, case when id % 4000 = 3 then null when id % 3 = 0 then 'won' else 'lost' end as outcome
              from invoice where panel_id = ${panel.id} and status = 'disputed') as disputed`.execute(db);
  await sql`
    insert into withdrawal (panel_id, id, account_id, method_id, amount, fee, account_number, status, payout_reference,
                            reject_reason, created_at, ended_at)
    select ${panel.id}, n, ${firstCustomer}::bigint + n * 37 % ${size.customers}, ${bank}, 100000000::bigint * (1 + n % 90), 0,
           'DE' || n, status, case when status = 'paid' then 'W' || n end, case when status = 'rejected' then 'No' end,
           now() - n * interval '20 minutes', case when status <> 'in_review' then now() end
      from (select n, case when n % 100 = 0 then 'in_review' when n % 30 = 1 then 'rejected'
                           when n % 40 = 2 then 'canceled' else 'paid' end as status
              from generate_series(1, ${rows.withdrawals}::int) n) as made`.execute(db);
  await sql`
    insert into coupon (panel_id, id, code, name, type, calculation, percent_ppm, is_enabled, created_at)
    select ${panel.id}, n, 'CODE' || n, 'Coupon ' || n, 'discount', 'percent', 50000, n % 3 = 0, now()
      from generate_series(1, ${rows.coupons}::int) n`.execute(db);
  await sql`
    insert into coupon_redemption (panel_id, id, coupon_id, account_id, use_type, use_id, amount, bonus, created_at)
    select ${panel.id}, n, 1 + case when n % 2 = 0 then 0 else n % ${rows.coupons} end,
           ${firstCustomer}::bigint + n % ${size.customers}, 'invoice', n, 1000000000, 50000000, now()
      from generate_series(1, ${rows.couponUses}::int) n`.execute(db);
  await sql`
    insert into linked_card (panel_id, id, account_id, method_id, gateway_card, brand, last_digits, status, created_at)
    select ${panel.id}, n, ${firstCustomer}::bigint + n * 3 % ${size.customers}, 1 + n % ${methods}, 'card' || n,
           'visa', lpad((n % 10000)::text, 4, '0'), case when n % 10 = 0 then 'removed' else 'active' end, now()
      from generate_series(1, ${rows.cards}::int) n`.execute(db);
  await sql`
    insert into wallet_adjustment (panel_id, account_id, wallet, amount, reason, status, requested_by, created_at, decided_at)
    select ${panel.id}, ${firstCustomer}::bigint + n * 11 % ${size.customers}, 'cash', 100000000, 'Goodwill',
           case when n % 200 = 0 then 'waiting' else 'posted' end, ${firstCustomer}::bigint, now(),
           case when n % 200 <> 0 then now() end
      from generate_series(1, 20000) n`.execute(db);
}

/**
 * Each order is paid from a wallet into escrow and, when completed, earned; each paid invoice fills a wallet. The newer
 * half of both, more than a million transactions: all of them would take the filling too long.
 */
export async function fillLedger(db: Database, panel: Panel, filled: FilledConsole): Promise<void> {
  const { firstCustomer, size } = filled;
  const escrow = size.customers + 1;
  const revenue = size.customers + 2;
  const clearing = size.customers + 2;
  await sql`
    insert into ledger_account (panel_id, id, owner_type, owner_id, kind, debits, credits)
    overriding system value
    select ${panel.id}::bigint, n::bigint, 'customer', ${firstCustomer}::bigint + n - 1, 'cash', 1000000000, 2000000000
      from generate_series(1, ${size.customers}::int) n
     union all select ${panel.id}, ${escrow}::bigint, 'house', 0, 'escrow', 0, 0
     union all select ${panel.id}, ${revenue}::bigint, 'house', 0, 'revenue', 0, 0
     union all select ${panel.id}, ${clearing}::bigint + n, 'method', n, 'clearing', 0, 0
      from generate_series(1, ${methods}::int) n`.execute(db);
  await sql`
    create temporary table moved as
    select row_number() over (order by created_at, type, ref_id) as n, * from (
      select 'order' as type, 'order' as ref_type, id as ref_id, 1 + account_id - ${firstCustomer}::bigint as debit,
             ${escrow}::bigint as credit, greatest(charged, 1) as amount, created_at
        from customer_order where panel_id = ${panel.id} and status <> 'unpaid' and id > ${size.orders / 2}
      union all
      select 'revenue', 'order', id, ${escrow}::bigint, ${revenue}::bigint, greatest(charged, 1), created_at + interval '2 hours'
        from customer_order where panel_id = ${panel.id} and status = 'completed' and id > ${size.orders / 2}
         and created_at < now() - interval '2 hours'
      union all
      select 'invoiced', 'invoice', id, ${clearing}::bigint + method_id, 1 + account_id - ${firstCustomer}::bigint, amount, created_at
        from invoice where panel_id = ${panel.id} and status = 'paid' and id > ${size.orders / 4}) as made`.execute(
    db,
  );
  await sql`
    insert into ledger_txn (panel_id, id, type, idem_key, body_hash, ref_type, ref_id, created_at)
    overriding system value
    select ${panel.id}, n, type, type || ':' || ref_id, '00000000-0000-0000-0000-000000000000'::uuid, ref_type, ref_id, created_at
      from moved order by n`.execute(db);
  await sql`
    insert into ledger_posting (panel_id, txn_id, seq, debit_account, credit_account, amount, debit_after, credit_after)
    overriding system value
    select ${panel.id}, n, n, debit, credit, amount, case when debit < ${escrow}::bigint then 0 end,
           case when credit < ${escrow}::bigint then 0 end
      from moved order by n`.execute(db);
  await sql`
    insert into daily_flow (panel_id, day, debit_kind, credit_kind, method_id, amount)
    select ${panel.id}::bigint, (created_at at time zone 'UTC')::date,
           case type when 'order' then 'cash' when 'revenue' then 'escrow' else 'clearing' end,
           case type when 'order' then 'escrow' when 'revenue' then 'revenue' else 'cash' end,
           case when type = 'invoiced' then debit - ${clearing}::bigint else 0 end, sum(amount)
      from moved where created_at < date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
     group by 1, 2, 3, 4, 5`.execute(db);
  await sql`
    insert into daily_report (panel_id, day, provider_cost, summed_at)
    select ${panel.id}, day, 1000000000, now() from daily_flow where panel_id = ${panel.id} group by day`.execute(
    db,
  );
  await sql`drop table moved`.execute(db);
}
