import type { ClosingBlocker } from '@marquee/contract/account/account-data.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { type Listener, on } from '../../platform/events/events.ts';
import {
  accountClosed,
  accountClosing,
  type DataKinds,
  onStrangerLeft,
  personalDataRequested,
} from '../accounts/index.ts';
import { deleteFileJob } from '../uploads/index.ts';

const accountInvoices = (ctx: Context, accountId: bigint) =>
  ctx.db.selectFrom('invoice').where('panel_id', '=', ctx.panel.id).where('account_id', '=', accountId);

/** Money may still arrive or go back on these; the customer can cancel open ones. */
async function reportOpenInvoices(
  ctx: Context,
  { accountId, blockers }: { accountId: bigint; blockers: ClosingBlocker[] },
): Promise<void> {
  const { count } = await accountInvoices(ctx, accountId)
    .where('status', 'in', ['open', 'in_moderation', 'refunding'])
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  if (count > 0n) blockers.push({ reason: 'invoices', count: Number(count) });
}

async function addInvoices(
  ctx: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  kinds.set('invoices', async function* () {
    const rows = await accountInvoices(ctx, accountId).selectAll().orderBy('id').execute();
    for (const row of rows)
      yield {
        id: Number(row.id),
        purpose: row.purpose,
        amount: formatMoney(money(row.amount)),
        fee: formatMoney(money(row.fee)),
        charge_currency: row.charge_currency,
        charge_amount: formatMoney(money(row.charge_amount)),
        status: row.status,
        email: row.email,
        comment: row.user_comment,
        created_at: row.created_at.toISOString(),
        paid_at: row.paid_at?.toISOString() ?? null,
      };
  });
}

/** Amounts, dates and gateway references stay, as the books need them. */
async function forgetPayer(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  const files = await tx.db
    .deleteFrom('invoice_evidence')
    .where('panel_id', '=', tx.panel.id)
    .where('invoice_id', 'in', accountInvoices(tx, accountId).select('id'))
    .returning('filename')
    .execute();
  for (const { filename } of files)
    await tx.jobs.send(deleteFileJob, { panelId: tx.panel.id, room: 'payments', filename });
  await tx.db
    .updateTable('invoice')
    .set({ email: null, user_comment: null })
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .execute();
}

export const personalDataListeners: readonly Listener[] = [
  on(accountClosing, reportOpenInvoices),
  on(personalDataRequested, addInvoices),
  on(accountClosed, forgetPayer),
  onStrangerLeft(forgetPayer),
];
