import type { previewPriceCopy as endpoint } from '@marquee/contract/console/custom-prices.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { accountsByEmail, customersById } from '../accounts/index.ts';
import type { CustomPriceRow } from './custom-price-view.ts';
import { customPriceLimit, lockCustomer, ownPrices } from './customer-prices.ts';
import { auditedPrice } from './set-custom-price.ts';

type Preview = Answer<typeof endpoint>['data'];

interface CopyPlan {
  added: CustomPriceRow[];
  /** The new price and the one it takes the place of. */
  replaced: { from: CustomPriceRow; own: CustomPriceRow }[];
  unchanged: CustomPriceRow[];
}

export async function previewPriceCopy(ctx: Context, accountId: bigint, from: string): Promise<Preview> {
  await requireCustomer(ctx, accountId);
  const fromId = await findCustomer(ctx, from.trim());
  return previewOf(ctx, fromId, await planCopy(ctx, accountId, fromId));
}

/** Prices that the customer has and the other has not stay as they are. */
export async function copyCustomPrices(
  ctx: Context,
  accountId: bigint,
  { fromId, replaces }: { fromId: bigint; replaces: boolean },
): Promise<Preview> {
  const plan = await inTransaction(ctx, async (tx) => {
    await lockCustomer(tx, accountId);
    const planned = await planCopy(tx, accountId, fromId);
    const { added, unchanged } = planned;
    const replaced = replaces ? planned.replaced : [];
    const kept = (await ownPrices(tx, accountId)).length;
    if (kept + added.length > customPriceLimit) return refuse('wrong_state');
    await writeCopy(tx, accountId, added, replaced);
    if (added.length + replaced.length > 0)
      await recordAudit(tx, {
        action: 'custom-prices.copy',
        subjectType: 'account',
        subjectId: accountId,
        before: { replaced: replaced.map(({ own }) => auditedPrice(own)) },
        after: {
          from_id: Number(fromId),
          copied: [...added, ...replaced.map(({ from }) => from)].map(auditedPrice),
        },
      });
    return { added, replaced, unchanged };
  });
  return previewOf(ctx, fromId, plan);
}

async function writeCopy(
  { db, panel, clock }: Context,
  accountId: bigint,
  added: CopyPlan['added'],
  replaced: CopyPlan['replaced'],
): Promise<void> {
  const now = clock.now();
  if (added.length > 0)
    await db
      .insertInto('custom_price')
      .values(
        added.map(({ service_id, service_type_id, fixed_price, discount_ppm }) => ({
          panel_id: panel.id,
          account_id: accountId,
          ...{ service_id, service_type_id, fixed_price, discount_ppm },
          ...{ created_at: now, updated_at: now },
        })),
      )
      .execute();
  for (const { from, own } of replaced)
    await db
      .updateTable('custom_price')
      .set({ fixed_price: from.fixed_price, discount_ppm: from.discount_ppm, updated_at: now })
      .where('panel_id', '=', panel.id)
      .where('id', '=', own.id)
      .execute();
}

async function planCopy(ctx: Context, accountId: bigint, fromId: bigint): Promise<CopyPlan> {
  if (fromId === accountId) return refuse('invalid_input', { fields: [{ field: 'from', code: 'invalid' }] });
  await requireCustomer(ctx, fromId);
  const key = ({ service_id, service_type_id }: CustomPriceRow) => `${service_id} ${service_type_id}`;
  const owns = new Map((await ownPrices(ctx, accountId)).map((row) => [key(row), row]));
  const plan: CopyPlan = { added: [], replaced: [], unchanged: [] };
  for (const from of await ownPrices(ctx, fromId)) {
    const own = owns.get(key(from));
    if (!own) plan.added.push(from);
    else if (own.fixed_price === from.fixed_price && own.discount_ppm === from.discount_ppm)
      plan.unchanged.push(from);
    else plan.replaced.push({ from, own });
  }
  return plan;
}

async function previewOf(ctx: Context, fromId: bigint, plan: CopyPlan): Promise<Preview> {
  return {
    from: await requireCustomer(ctx, fromId),
    added_count: plan.added.length,
    replaced_count: plan.replaced.length,
    unchanged_count: plan.unchanged.length,
  };
}

async function requireCustomer(ctx: Context, accountId: bigint) {
  return (await customersById(ctx, [accountId])).get(accountId) ?? refuse('not_found');
}

/** By number or by the whole e-mail address. */
async function findCustomer(ctx: Context, typed: string): Promise<bigint> {
  const number = /^#?(\d{1,16})$/.exec(typed)?.[1];
  if (number !== undefined && (await customersById(ctx, [BigInt(number)])).size > 0) return BigInt(number);
  const { owner, claimants } = await accountsByEmail(ctx, typed);
  const found = owner ?? claimants[0];
  return found?.id ?? refuse('invalid_input', { fields: [{ field: 'from', code: 'invalid' }] });
}
