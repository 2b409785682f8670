import type { WebhookView } from '@marquee/contract/api/webhooks.ts';
import type { Webhook } from './webhook.ts';

export function webhookView(row: Webhook, now: Date): WebhookView {
  const { former_until: formerUntil } = row;
  return {
    id: Number(row.id),
    url: row.url,
    events: row.events,
    secret_hint: row.hint,
    former_secret_until: formerUntil && formerUntil > now ? formerUntil.toISOString() : null,
    is_on: row.off_since === null,
    off_reason: row.off_reason,
    off_since: row.off_since?.toISOString() ?? null,
    failing_since: row.failing_since?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
