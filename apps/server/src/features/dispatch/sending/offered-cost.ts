import { kindRules } from '@marquee/domain/delivery/service-kinds.ts';
import { divideUp } from '@marquee/domain/money/rounding.ts';
import type { Context } from '../../../platform/context.ts';
import type { Claim } from './claim.ts';

/** By the provider's price list, until it reports what it charged: for 1000 pieces or for one package. */
export async function offeredCost(
  { db, panel }: Context,
  { providerId, order }: Pick<Claim, 'providerId' | 'order'>,
): Promise<bigint | null> {
  const offer = await db
    .selectFrom('provider_offer')
    .select('rate')
    .where('panel_id', '=', panel.id)
    .where('provider_id', '=', providerId)
    .where('number', '=', order.service)
    .executeTakeFirst();
  if (!offer) return null;
  const pieces = kindRules[order.kind].countedBy === 'package' ? 1n : 1000n;
  return divideUp(offer.rate * order.quantity, pieces);
}
