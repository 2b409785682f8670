import type { Money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { publicationOrdered } from '../events.ts';
import type { Subscription, SubscriptionPublication } from '../subscription.ts';

/** Its orders are paid: the owner hears of it, and whatever listens. */
export async function notifyPublicationOrdered(
  tx: Context,
  { id: subscriptionId, account_id: accountId, name }: Subscription,
  { link: url, title }: SubscriptionPublication,
  { orderIds, charged }: { orderIds: readonly bigint[]; charged: Money },
): Promise<void> {
  await tx.events.emit(tx, publicationOrdered, { subscriptionId, accountId, name, url, title, orderIds });
  const about = { subscriptionId, name, publicationUrl: url, charged };
  await notify(tx, accountId, { kind: 'subscription-ordered', ...about });
}
