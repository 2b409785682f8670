import { type SqlBool, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/** A person reviews the payment, or a linked card is being charged. */
const isInReview = sql<SqlBool>`(invoice.status = 'in_moderation'
  or invoice.status = 'open' and invoice.card_id is not null)`;

/** The checkouts of an account, or among the given ones, whose payment is in review. */
export async function purposesInReview(
  { db, panel }: Context,
  of: { accountId: bigint } | { groupIds: readonly bigint[] },
): Promise<bigint[]> {
  const rows = await db
    .selectFrom('invoice')
    .select('purpose_id')
    .where('panel_id', '=', panel.id)
    .where((row) =>
      'accountId' in of ? row('account_id', '=', of.accountId) : row('purpose_id', 'in', of.groupIds),
    )
    .where('purpose', '=', 'orders')
    .where(isInReview)
    .execute();
  return rows.flatMap(({ purpose_id }) => purpose_id ?? []);
}

type Checkout = { accountId: bigint; purposeId: bigint };

/** The first invoice that paid for this checkout, if any. */
export async function paidInvoice(ctx: Context, checkout: Checkout): Promise<bigint | undefined> {
  const invoice = await invoicesOf(ctx, checkout)
    .where('status', '=', 'paid')
    .orderBy('id')
    .executeTakeFirst();
  return invoice?.id;
}

/** The invoice that says most about the payment of a checkout: the one that paid, is reviewed, or is open; else the last. */
export async function checkoutInvoice(ctx: Context, checkout: Checkout): Promise<bigint | undefined> {
  const invoice = await invoicesOf(ctx, checkout)
    .orderBy(sql`paid_at is not null`, 'desc')
    .orderBy(sql`status = 'in_moderation'`, 'desc')
    .orderBy(sql`status = 'open'`, 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return invoice?.id;
}

function invoicesOf({ db, panel }: Context, { accountId, purposeId }: Checkout) {
  return db
    .selectFrom('invoice')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'orders')
    .where('purpose_id', '=', purposeId)
    .limit(1);
}
