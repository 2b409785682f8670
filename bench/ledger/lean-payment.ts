import { sql } from 'kysely';
import type { Invoice } from '../../apps/server/src/features/invoices/index.ts';
import type { Context } from '../../apps/server/src/platform/context.ts';

/** The least that one payment can cost durably: the event, the invoice, credit and bonus with their wallets. */
export function leanPayment({ db, panel }: Context, invoice: Invoice) {
  const { id, account_id, method_id, amount, method_bonus } = invoice;
  const account = (type: string, owner: bigint, kind: string) =>
    sql`(select ledger_account_id(${panel.id}, ${type}, ${owner}, ${kind}))`;
  const cash = account('customer', account_id, 'cash');
  const bonus = account('customer', account_id, 'bonus');
  return sql`
    with heard as (
      insert into payment_event (panel_id, method_id, event_id, invoice_id, source, kind, verdict, received_at)
      values (${panel.id}, ${method_id}, ${`bench-${id}`}, ${id}, 'webhook', 'paid', 'believed', now())
    ), settled as (
      update invoice set status = 'paid', paid_at = now(), payment_ref = ${`bench-${id}`}
       where panel_id = ${panel.id} and id = ${id} and status = 'open'
    ), opened as (
      insert into ledger_txn (panel_id, type, idem_key, body_hash, ref_type, ref_id, created_at)
      values (${panel.id}, 'invoiced', ${`invoice:${id}`}, gen_random_uuid(), 'invoice', ${id}, now()),
             (${panel.id}, 'bonus', ${`bonus:invoice:${id}`}, gen_random_uuid(), 'invoice', ${id}, now())
      returning id, type
    ), credited as (
      update ledger_account set credits = credits + case kind when 'cash' then ${amount}::bigint else ${method_bonus}::bigint end
       where panel_id = ${panel.id} and id in (${cash}, ${bonus}) returning kind, credits - debits as balance
    )
    insert into ledger_posting (panel_id, txn_id, debit_account, credit_account, amount, credit_after)
    select ${panel.id}::bigint, opened.id,
           case type when 'invoiced' then ${account('method', method_id, 'clearing')}
             else ${account('house', 0n, 'bonus_cost')} end,
           case type when 'invoiced' then ${cash} else ${bonus} end,
           case type when 'invoiced' then ${amount}::bigint else ${method_bonus}::bigint end,
           (select balance from credited where kind = case type when 'invoiced' then 'cash' else 'bonus' end)
      from opened`.execute(db);
}
