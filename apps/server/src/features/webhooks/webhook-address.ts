import { webhookAddress } from '@marquee/domain/webhooks/webhook.ts';
import { refuse } from '../../platform/errors.ts';

/** The normalized address. Whether it points into our internal network is checked at every call. */
export function readWebhookAddress(typed: string): string {
  const fields = [{ field: 'url', code: 'not_a_url' as const }];
  return webhookAddress(typed) ?? refuse('invalid_input', { fields });
}
