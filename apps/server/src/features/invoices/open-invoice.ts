import { add, type Money, sum, zero } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { chargeForInvoice, findStoredMethod } from '../payment-methods/index.ts';
import { safePath } from './safe-path.ts';

interface NewInvoice {
  /** From `reserveInvoiceId`, where something else has to name the invoice first. */
  id?: bigint;
  accountId: bigint;
  methodId: bigint;
  cardId?: bigint;
  purpose: 'add_funds' | 'orders';
  /** The order group. */
  purposeId?: bigint;
  amount: Money;
  /** Paid on top to reach the method's minimum; it stays with the payer. */
  toBalance?: Money;
  fee: Money;
  methodBonus: Money;
  coupon?: { id: bigint; bonus: Money };
  successPath: string;
  cancelPath: string;
  email?: string;
}

/** Inside the caller's transaction. The terms are fixed from here on; only the state changes. */
export async function openInvoice(tx: Context, input: NewInvoice): Promise<{ id: bigint }> {
  const method = (await findStoredMethod(tx, input.methodId)) ?? refuse('not_found');
  const { amount, fee, toBalance = zero } = input;
  const charge = await chargeForInvoice(tx, method, sum([amount, toBalance, fee]));
  const now = tx.clock.now();
  return tx.db
    .insertInto('invoice')
    .values({
      panel_id: tx.panel.id,
      ...(input.id === undefined ? {} : { id: input.id }),
      account_id: input.accountId,
      method_id: input.methodId,
      card_id: input.cardId ?? null,
      purpose: input.purpose,
      purpose_id: input.purposeId ?? null,
      amount,
      fee,
      surplus: add(toBalance, charge.surplus),
      method_bonus: input.methodBonus,
      coupon_id: input.coupon?.id ?? null,
      coupon_bonus: input.coupon?.bonus ?? 0n,
      charge_currency: charge.currency,
      charge_amount: charge.units,
      exchange_rate: charge.rate,
      success_path: safePath(input.successPath, '/add-funds/success'),
      cancel_path: safePath(input.cancelPath, '/add-funds/error'),
      email: input.email ?? null,
      locale: tx.locale,
      created_at: now,
      expires_at: new Date(now.getTime() + method.expiresMinutes * 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A coupon is redeemed for an invoice's id before the invoice is written. */
export async function reserveInvoiceId(tx: Context): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    select nextval(pg_get_serial_sequence('invoice', 'id')) as id`.execute(tx.db);
  const [row] = rows;
  if (!row) throw new Error('the sequence of invoices gave no number');
  return row.id;
}
