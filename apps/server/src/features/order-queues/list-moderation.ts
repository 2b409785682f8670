import type { listModeration as endpoint, ModeratedOrder } from '@marquee/contract/console/order-queues.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { flaggedRanges } from '@marquee/domain/text/flagged-ranges.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { localizedCatalogue, targetTexts } from '../catalogue/index.ts';
import { listFlaggedWords } from '../orders/index.ts';
import { type QueuedRow, queuedOrders } from './queued-orders.ts';

/** Runs of a drip feed share their texts: the first of them stands for all. */
const waits = sql`ordered.status = 'in_moderation' and not exists (
  select from customer_order as earlier
   where earlier.panel_id = ordered.panel_id and earlier.drip_feed_id = ordered.drip_feed_id
     and earlier.run < ordered.run and earlier.status = 'in_moderation')`;

export async function listModeration(
  ctx: Context,
  query: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const { rows, views, next } = await queuedOrders(ctx, { waits, since: sql`ordered.created_at` }, query);
  const [words, catalogue, runs] = await Promise.all([
    listFlaggedWords(ctx),
    localizedCatalogue(ctx),
    runsOf(
      ctx,
      rows.flatMap(({ drip_feed_id }) => drip_feed_id ?? []),
    ),
  ]);
  const fieldName = (targetId: number) => targetTexts(catalogue, BigInt(targetId))?.name ?? `#${targetId}`;
  const data = views.map((view, place) => {
    const row = rows[place];
    return {
      ...view,
      runs: (row?.drip_feed_id && runs.get(row.drip_feed_id)) || 1,
      texts: row ? markedTexts(row, words, fieldName) : [],
    };
  });
  return { data, next };
}

interface StoredField {
  target_id: number;
  values: readonly string[];
}

function markedTexts(
  row: QueuedRow,
  words: readonly string[],
  fieldName: (targetId: number) => string,
): ModeratedOrder['texts'] {
  return (row.targetable_values as readonly StoredField[]).slice(0, 200).map(({ target_id, values }) => {
    const text = values.join('\n').slice(0, 100_000);
    return {
      field: fieldName(target_id).slice(0, 200),
      text,
      marks: flaggedRanges(text, words).slice(0, 1000),
    };
  });
}

async function runsOf({ db, panel }: Context, feedIds: readonly bigint[]): Promise<Map<bigint, number>> {
  if (feedIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('customer_order')
    .select(['drip_feed_id', ({ fn }) => fn.countAll<bigint>().as('count')])
    .where('panel_id', '=', panel.id)
    .where('drip_feed_id', 'in', feedIds)
    .where('status', '=', 'in_moderation')
    .groupBy('drip_feed_id')
    .execute();
  return new Map(rows.map(({ drip_feed_id, count }) => [drip_feed_id ?? 0n, Number(count)]));
}
