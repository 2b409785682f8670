import type { DeliveryDetails, DeliveryView } from '@marquee/contract/api/webhooks.ts';
import type { Delivery, Webhook } from '../webhook.ts';

/** A name inside our network and one that leads nowhere look alike, in the answer and in its time. */
export function deliveryView(row: Delivery): DeliveryView {
  const failure = row.failure === 'unsafe_address' ? 'unreachable' : row.failure;
  return {
    id: Number(row.id),
    webhook_id: Number(row.webhook_id),
    event_id: row.event_id,
    event: row.event,
    state: row.state,
    attempts: row.attempts,
    answer_status: row.answer_status,
    failure,
    took_ms: failure === 'unreachable' ? null : row.took_ms,
    created_at: row.created_at.toISOString(),
    tried_at: row.tried_at?.toISOString() ?? null,
    next_at: row.state === 'waiting' ? row.next_at.toISOString() : null,
  };
}

export function deliveryDetails(row: Delivery, { url }: Webhook): DeliveryDetails {
  return { ...deliveryView(row), url, body: row.body, answer: row.answer };
}
