import type { BulkEffect, changeServices as endpoint } from '@marquee/contract/console/services.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { updateAvailability } from '../sync/update-availability.ts';
import { type ServiceRow, serviceRows } from './service-rows.ts';

type Request = Input<typeof endpoint>['body'];

const shownExamples = 10;
const million = 1_000_000n;

/** What the action would do; the action itself decides with the same function. */
export async function previewServices(ctx: Context, request: Request): Promise<BulkEffect> {
  return decide(await chosenRows(ctx, request), request).effect;
}

/** Switches many services, or raises and lowers their prices, in one transaction. */
export async function changeServices(ctx: Context, request: Request): Promise<BulkEffect> {
  return inTransaction(ctx, async (tx) => {
    // Locked in id order so that two actions cannot deadlock.
    await tx.db
      .selectFrom('service')
      .select('id')
      .where('panel_id', '=', tx.panel.id)
      .where('id', 'in', request.ids.map(BigInt))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    const { changes, effect } = decide(await chosenRows(tx, request), request);
    if (changes.length === 0) return effect;
    await write(tx, request, changes);
    await updateAvailability(tx, { serviceIds: changes.map(({ row }) => row.id) });
    await recordAudit(tx, {
      action: 'catalogue.change-services',
      subjectType: 'services',
      subjectId: request.action.replace('_', '-'),
      before: Object.fromEntries(changes.map(({ row }) => [String(row.id), before(row)])),
      after: { percent: request.percent, ids: changes.map(({ row }) => Number(row.id)) },
    });
    return effect;
  });
}

const before = (row: ServiceRow) => ({
  price: formatMoney(money(row.default_price)),
  is_enabled: row.is_enabled,
});

async function chosenRows(ctx: Context, { ids, action, percent }: Request): Promise<ServiceRow[]> {
  if ((action === 'price') !== (percent !== undefined))
    refuse('invalid_input', {
      fields: [{ field: 'percent', code: percent ? 'does_not_apply' : 'required' }],
    });
  return serviceRows(ctx).where('service.id', 'in', ids.map(BigInt)).orderBy('service.id').execute();
}

interface Change {
  row: ServiceRow;
  after: bigint;
}

function decide(
  rows: readonly ServiceRow[],
  { action, percent = 0 }: Request,
): { changes: Change[]; effect: BulkEffect } {
  const factor = million + BigInt(Math.round(percent * 1_000_000));
  const changes = rows
    .map((row) => ({
      row,
      after: action === 'price' ? raised(row.default_price, factor) : row.default_price,
    }))
    .filter(({ row, after }) => {
      if (action === 'price') return after !== row.default_price;
      return action === 'switch_on' ? !row.is_enabled : row.is_enabled || row.source_lost_at !== null;
    });
  const isBelowCost = ({ row, after }: Change) =>
    row.cost !== null && discounted(after, row.discount_ppm) < row.cost;
  return {
    changes,
    effect: {
      changed: changes.length,
      below_cost: action === 'switch_off' ? 0 : changes.filter(isBelowCost).length,
      examples: changes.slice(0, shownExamples).map(({ row, after }) => ({
        id: Number(row.id),
        name: row.name,
        before: formatMoney(money(row.default_price)),
        after: formatMoney(money(after)),
      })),
    },
  };
}

/** A price again: whole multiples of the fifth decimal, rounded up. */
function raised(price: bigint, factor: bigint): bigint {
  const exact = price * factor;
  const unit = 1000n * million;
  return ((exact + unit - 1n) / unit) * 1000n;
}

function discounted(price: bigint, ppm: number): bigint {
  return price - (price * BigInt(ppm)) / million;
}

async function write(tx: Context, { action }: Request, changes: readonly Change[]): Promise<void> {
  const now = tx.clock.now();
  if (action !== 'price') {
    await tx.db
      .updateTable('service')
      .set({ is_enabled: action === 'switch_on', source_lost_at: null, updated_at: now })
      .where('panel_id', '=', tx.panel.id)
      .where(
        'id',
        'in',
        changes.map(({ row }) => row.id),
      )
      .execute();
    return;
  }
  const rows = changes.map(({ row, after }) => ({ id: String(row.id), price: String(after) }));
  await sql`
    update service set default_price = wanted.price, price_is_manual = true, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}) as wanted (id bigint, price bigint)
    where service.panel_id = ${tx.panel.id} and service.id = wanted.id`.execute(tx.db);
}
