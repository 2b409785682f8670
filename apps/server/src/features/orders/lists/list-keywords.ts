import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { localizedCatalogue } from '../../catalogue/index.ts';
import { ownOrder } from '../order.ts';

const stored = z.array(z.object({ target_id: z.number(), values: z.array(z.string()) }));

/** What the customer wrote where the service asks for search words. */
export async function listKeywords(ctx: Context, orderId: bigint): Promise<{ keyword: string }[]> {
  const order = await ownOrder(ctx, orderId);
  const { rows } = (await localizedCatalogue(ctx)).stored;
  const keywordTypes = new Set(
    rows.targetTypes.filter(({ view_type }) => view_type === 'seo_keywords').map(({ id }) => id),
  );
  const keywordTargets = new Set(
    rows.targets.filter(({ target_type_id }) => keywordTypes.has(target_type_id)).map(({ id }) => Number(id)),
  );
  return stored
    .parse(order.targetable_values)
    .filter(({ target_id }) => keywordTargets.has(target_id))
    .flatMap(({ values }) => values.map((keyword) => ({ keyword })));
}
