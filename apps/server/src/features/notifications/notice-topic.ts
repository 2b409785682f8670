import type { inAppTopics } from '@marquee/contract/account/in-app-notifications.ts';
import type { notificationTopics } from '@marquee/contract/account/notifications.ts';
import type { Account } from '../accounts/index.ts';
import type { NoticeKind } from './notice.ts';

export type FlaggedTopic = (typeof notificationTopics)[number];
type Topic = (typeof inAppTopics)[number];

const topics: Record<NoticeKind, Topic> = {
  'order-created': 'order',
  'order-completed': 'order',
  'order-canceled': 'order',
  'order-partial': 'order',
  'payment-received': 'payment',
  'payment-in-moderation': 'payment',
  'payment-rejected': 'payment',
  'payment-refunded': 'payment',
  'withdrawal-paid': 'payment',
  'withdrawal-rejected': 'payment',
  'card-expiring': 'payment',
  'card-expired': 'payment',
  'subscription-waiting': 'subscription',
  'subscription-ordered': 'subscription',
  'subscription-ended': 'subscription',
  'ticket-answered': 'ticket',
  'verification-approved': 'verification',
  'verification-rejected': 'verification',
  'grade-reached': 'payment',
  'grade-lowered': 'payment',
  'grade-falling': 'payment',
  'grade-ending': 'payment',
  'reward-earned': 'payment',
  'reward-held': 'payment',
  'reward-refused': 'payment',
  'reward-reversed': 'payment',
  'free-trial-rejected': 'order',
  'channel-disconnected': 'verification',
  'child-orders-waiting': 'payment',
  'child-panel': 'payment',
  'campaign-plan': 'payment',
  'campaign-finished': 'subscription',
  'campaign-alert': 'subscription',
  'new-device': 'security',
  'password-changed': 'security',
  'factor-changed': 'security',
  'api-key-made': 'security',
  'webhook-off': 'delivery',
  'provider-low': 'delivery',
  'provider-shrunken': 'delivery',
  'provider-changed': 'delivery',
  'provider-held': 'delivery',
  'returned-twice': 'delivery',
  'orders-unknown': 'delivery',
  'outgoing-held': 'delivery',
  'account-closed': 'security',
};

export const flagColumns = {
  order: 'order_actions_notification',
  payment: 'payment_actions_notification',
  subscription: 'subscription_actions_notification',
} as const satisfies Record<FlaggedTopic, keyof Account>;

export const inAppColumns = {
  order: 'order_actions_in_app',
  payment: 'payment_actions_in_app',
  subscription: 'subscription_actions_in_app',
} as const satisfies Record<FlaggedTopic, keyof Account>;

/** Undefined for a kind that another version wrote. */
export function topicOf(kind: NoticeKind): Topic | undefined {
  return topics[kind];
}

/** The topic that can be unsubscribed from; `undefined` for mandatory notices. */
export function flaggedTopic(kind: NoticeKind): FlaggedTopic | undefined {
  const topic = topics[kind];
  return topic in flagColumns ? (topic as FlaggedTopic) : undefined;
}

export function isAboutSecurity(kind: NoticeKind): boolean {
  return topics[kind] === 'security';
}
