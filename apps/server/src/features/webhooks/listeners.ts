import type { Context } from '../../platform/context.ts';
import { type Listener, on } from '../../platform/events/events.ts';
import { accountClosed, emailProven, personalDataRequested } from '../accounts/index.ts';
import { orderChanged, refillChanged } from '../orders/index.ts';
import { refillStatusText } from '../reseller-api/index.ts';
import { publicationOrdered } from '../subscriptions/index.ts';
import { notifyOrderChanged } from './delivery/notify-order-changed.ts';
import { findListeningWebhooks, notifyWebhooks } from './delivery/notify-webhooks.ts';
import { addWebhookData, deleteWebhooksOnProof, forgetWebhooks } from './personal-data.ts';

type Payload<Event> = Event extends { readonly payload?: infer Content } ? NonNullable<Content> : never;

async function notifyRefillChanged(tx: Context, refill: Payload<typeof refillChanged>): Promise<void> {
  const event = 'refill.status';
  const webhooks = await findListeningWebhooks(tx, refill.accountId, event);
  if (webhooks.length === 0) return;
  const data = {
    refill: Number(refill.refillId),
    order: Number(refill.orderId),
    status: refillStatusText(refill.status),
    is_automatic: refill.isAutomatic,
  };
  await notifyWebhooks(tx, webhooks, { event, data });
}

async function notifyPublicationOrdered(
  tx: Context,
  found: Payload<typeof publicationOrdered>,
): Promise<void> {
  const event = 'subscription.publication';
  const webhooks = await findListeningWebhooks(tx, found.accountId, event);
  if (webhooks.length === 0) return;
  const data = {
    subscription: Number(found.subscriptionId),
    name: found.name,
    publication: { url: found.url, title: found.title },
    orders: found.orderIds.map(Number),
  };
  await notifyWebhooks(tx, webhooks, { event, data });
}

export const listeners: readonly Listener[] = [
  on(orderChanged, notifyOrderChanged),
  on(refillChanged, notifyRefillChanged),
  on(publicationOrdered, notifyPublicationOrdered),
  on(personalDataRequested, addWebhookData),
  on(accountClosed, forgetWebhooks),
  on(emailProven, deleteWebhooksOnProof),
];
