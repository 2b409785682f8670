import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, text, wholeNumberText } from '../primitives.ts';

/** Notifications that can be switched off; security and ticket replies are always sent. */
export const notificationTopics = ['order', 'payment', 'subscription'] as const;

const flags = z.object({
  order_actions_notification: z.boolean(),
  payment_actions_notification: z.boolean(),
  subscription_actions_notification: z.boolean(),
});

const params = z.object({ userId: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });
const query = z.object({
  /** From the mail's link: identifies the account without a session. */
  signature: text(128).default(''),
  topic: z.enum(notificationTopics).optional(),
});

export const getNotificationFlags = endpoint({
  name: 'getNotificationFlags',
  method: 'GET',
  path: '/unsubscribe/{userId}',
  access: 'guest',
  area: 'account',
  summary: 'Get the e-mail notification settings behind an unsubscribe link; changes nothing',
  params,
  query,
  response: data(flags),
  alsoPage: true,
});

export const setNotificationFlags = endpoint({
  name: 'setNotificationFlags',
  method: 'POST',
  path: '/unsubscribe/{userId}',
  access: 'guest',
  area: 'account',
  summary:
    'Change the e-mail notification settings behind an unsubscribe link; also used by one-click unsubscribe',
  params,
  query,
  body: z.object({
    ...flags.partial().shape,
    /** What a mail program sends (RFC 8058): unsubscribes from the topic in the address, or from all. */
    'List-Unsubscribe': z.literal('One-Click').optional(),
  }),
  response: data(flags),
  takes: 'form',
});

export type NotificationFlags = z.output<typeof flags>;
