import * as inApp from '@marquee/contract/account/in-app-notifications.ts';
import * as endpoints from '@marquee/contract/account/notifications.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { listNotifications } from './in-app/list-notifications.ts';
import { readAllNotifications, readNotification } from './in-app/read-notifications.ts';
import { watchNotifications } from './in-app/watch-notifications.ts';
import { getNotificationFlags, setNotificationFlags } from './notification-flags.ts';

export const notificationRoutes: readonly Route[] = [
  route(endpoints.getNotificationFlags, (ctx, { params, query }) =>
    getNotificationFlags(ctx, { ...params, ...query }),
  ),
  route(endpoints.setNotificationFlags, (ctx, { params, query, body }) =>
    setNotificationFlags(ctx, { ...params, ...query }, body),
  ),
  route(inApp.listNotifications, (ctx, { query }) => listNotifications(ctx, query)),
  route(inApp.watchNotifications, (ctx) => watchNotifications(ctx), { limit: { points: 60, seconds: 60 } }),
  route(inApp.readNotification, async (ctx, { params }) => ({
    data: await readNotification(ctx, BigInt(params.id)),
  })),
  route(inApp.readAllNotifications, async (ctx, { body }) => ({
    data: await readAllNotifications(ctx, BigInt(body.up_to)),
  })),
];
