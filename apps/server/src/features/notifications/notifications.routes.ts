import * as endpoints from '@marquee/contract/account/notifications.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { getNotificationFlags, setNotificationFlags } from './notification-flags.ts';

export const notificationRoutes: readonly Route[] = [
  route(endpoints.getNotificationFlags, (ctx, { params, query }) =>
    getNotificationFlags(ctx, { ...params, ...query }),
  ),
  route(endpoints.setNotificationFlags, (ctx, { params, query, body }) =>
    setNotificationFlags(ctx, { ...params, ...query }, body),
  ),
];
