import { randomInt } from 'node:crypto';
import { publicationQuantity } from '@marquee/domain/subscriptions/publication.ts';
import type { Context } from '../../../platform/context.ts';
import { localizedCatalogue } from '../../catalogue/index.ts';
import { type CardProblem, type PricedPublication, pricePublication } from '../../checkout/index.ts';
import type { Subscription, SubscriptionPublication, SubscriptionService } from '../subscription.ts';

const rolls = 1_000_000;

/**
 * The priced order lines for a publication, or why its card cannot pay; undefined where none of the services
 * accepts it any more.
 */
export async function publicationPrice(
  ctx: Context,
  subscription: Subscription,
  services: readonly SubscriptionService[],
  publication: SubscriptionPublication,
): Promise<PricedPublication | CardProblem | undefined> {
  const { stored } = await localizedCatalogue(ctx);
  const now = ctx.clock.now();
  const lines = services
    .filter(({ expires_at }) => expires_at === null || expires_at > now)
    .flatMap((request) => {
      const service = stored.byId.get(request.service_id);
      if (!service) return [];
      const range = { quantity: request.quantity, maxQuantity: request.max_quantity };
      const quantity = publicationQuantity(range, service.row, randomInt(rolls) / rolls);
      const line = {
        service_id: Number(request.service_id),
        quantity: Number(quantity),
        url: publication.link,
        name: subscription.name,
        countries: request.countries,
      };
      // A provider that watches has already waited for the delay.
      const isWatchedThere = subscription.watched_by === 'provider';
      return [{ line, delayMinutes: isWatchedThere ? 0 : request.delay_minutes }];
    });
  return pricePublication(asCustomer(ctx, subscription), { lines, cardId: subscription.card_id });
}

/** Orders are placed as the customer: same prices, same limits, same charging. */
export function asCustomer(ctx: Context, { account_id }: Pick<Subscription, 'account_id'>): Context {
  return { ...ctx, actor: { kind: 'user', accountId: account_id, permissions: [], frozen: false } };
}
