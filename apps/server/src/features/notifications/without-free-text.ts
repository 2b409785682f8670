import type { Notice } from './notice.ts';
import { isAboutSecurity } from './notice-topic.ts';

/**
 * For an address that nobody has proven: its owner may have nothing to do with the account, so they read
 * numbers and amounts but nothing its user wrote. Undefined where nothing would be left to say.
 */
export function withoutFreeText(notice: Notice): Notice | undefined {
  if (isAboutSecurity(notice.kind)) return undefined;
  switch (notice.kind) {
    case 'subscription-waiting':
    case 'subscription-ended':
      return { ...notice, name: `#${notice.subscriptionId}` };
    case 'ticket-answered':
      return { kind: 'ticket-answered', ticketId: notice.ticketId };
    case 'subscription-ordered':
    case 'withdrawal-paid':
    case 'channel-disconnected':
    case 'child-orders-waiting':
    case 'child-panel':
    case 'campaign-finished':
    case 'campaign-alert':
    case 'webhook-off':
    case 'provider-low':
    case 'provider-shrunken':
    case 'provider-changed':
    case 'provider-held':
      return undefined;
    default:
      return notice;
  }
}
