import type { Context } from '../../platform/context.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { askRefill } from '../orders/index.ts';
import { fail, texts, undefinedIfRefused } from './reseller-api-error.ts';

const refillLabels: Record<string, string> = {
  pending: 'Pending',
  in_progress: 'In progress',
  completed: 'Completed',
  rejected: 'Rejected',
};

/** The reseller API's names for refill statuses. */
export function refillStatusText(status: string): string {
  return refillLabels[status] ?? 'Pending';
}

export async function refillOne(ctx: Context, id: string): Promise<{ refill: string }> {
  const refill = await tryRefill(ctx, id);
  return refill === undefined ? fail(texts.order) : { refill: String(refill) };
}

export async function refillMany(ctx: Context, ids: readonly string[]): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const id of ids) {
    const refill = await tryRefill(ctx, id);
    answers.push({
      order: Number(id) || id,
      refill: refill === undefined ? { error: texts.order } : Number(refill),
    });
  }
  return answers;
}

/** Not found, not ours, not delivered yet, out of guarantee: this API has one message for all of them. */
async function tryRefill(ctx: Context, id: string): Promise<bigint | undefined> {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  return undefinedIfRefused(askRefill(ctx, BigInt(id)));
}

export async function refillStatus(ctx: Context, id: string): Promise<{ status: string }> {
  const status = (await findStatuses(ctx, [id])).get(id);
  return status === undefined ? fail(texts.refill) : { status };
}

export async function refillStatuses(ctx: Context, ids: readonly string[]): Promise<unknown[]> {
  const statuses = await findStatuses(ctx, ids);
  return ids.map((id) => ({ refill: Number(id) || id, status: statuses.get(id) ?? { error: texts.refill } }));
}

async function findStatuses(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  const { accountId } = signedIn(ctx);
  const numbers = ids.filter((id) => /^\d{1,15}$/.test(id)).map(BigInt);
  if (numbers.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('refill_request as refill')
    .innerJoin('customer_order as ordered', (join) =>
      join.onRef('ordered.panel_id', '=', 'refill.panel_id').onRef('ordered.id', '=', 'refill.order_id'),
    )
    .select(['refill.id', 'refill.status'])
    .where('refill.panel_id', '=', ctx.panel.id)
    .where('refill.id', 'in', numbers)
    .where('ordered.account_id', '=', accountId)
    .execute();
  return new Map(rows.map(({ id, status }) => [String(id), refillStatusText(status)]));
}
