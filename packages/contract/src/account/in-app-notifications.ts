import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, flagText, id, text, wholeNumberText } from '../primitives.ts';
import { moment } from './profile.ts';

const idText = wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** What it is about: an icon for readers, and for the first three a choice in the profile. */
export const inAppTopics = [
  'order',
  'payment',
  'subscription',
  'ticket',
  'verification',
  'security',
  'delivery',
] as const;

const notification = z.object({
  id,
  topic: z.enum(inAppTopics),
  title: text(400),
  text: text(1000),
  /** Where it leads to: a path of the panel. */
  path: text(200).nullable(),
  created_at: moment,
  read_at: moment.nullable(),
});
export type NotificationView = z.output<typeof notification>;

const unread = z.int().min(0);

export const listNotifications = endpoint({
  name: 'listNotifications',
  method: 'GET',
  path: '/api/v1/notifications',
  access: 'user',
  area: 'account',
  summary: 'List your notifications, newest first; pass the last ID as `before` for the next page',
  query: z.object({
    before: idText.optional(),
    per_page: wholeNumberText({ minimum: 1, maximum: 100 }).default(20),
    unread: flagText.default(false),
  }),
  response: z.object({ data: z.array(notification).max(100), next: id.nullable(), unread }),
  whileFrozen: true,
});

export const watchNotifications = endpoint({
  name: 'watchNotifications',
  method: 'GET',
  path: '/api/v1/notifications/events',
  access: 'user',
  area: 'account',
  summary: 'Server-sent events: `notifications` with the number of unread notifications whenever it changes',
  response: text(1_000_000_000),
  contentType: 'text/event-stream',
});

export const readNotification = endpoint({
  name: 'readNotification',
  method: 'POST',
  path: '/api/v1/notifications/{id}/read',
  access: 'user',
  area: 'account',
  summary: 'Mark a notification as read',
  params: z.object({ id: idText }),
  response: data(z.object({ unread })),
});

export const readAllNotifications = endpoint({
  name: 'readAllNotifications',
  method: 'POST',
  path: '/api/v1/notifications/read',
  access: 'user',
  area: 'account',
  summary: 'Mark all notifications up to this one as read; newer ones stay unread',
  body: z.strictObject({ up_to: id }),
  response: data(z.object({ unread })),
});
