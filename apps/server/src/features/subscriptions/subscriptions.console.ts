import * as endpoints from '@marquee/contract/console/series.ts';
import { sql } from 'kysely';
import { listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import { countWaiting, type WorkQueue } from '../../platform/console/work-queue.ts';
import { refuse } from '../../platform/errors.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { cancelSubscriptionByStaff } from './end-subscription.ts';
import { findHandover, type HandoverResolution, resolveDoubtedHandover } from './handover/handover.ts';
import { listStaffSubscriptions } from './staff-subscriptions.ts';

export const doubtedQueue: WorkQueue = {
  name: 'subscriptions',
  permission: 'orders.manage',
  measure: countWaiting('subscription_handover', {
    waits: sql`state = 'unknown'`,
    since: 'updated_at',
    orderBy: 'subscription_id',
  }),
};

export const subscriptionConsoleRoutes: readonly Route[] = [
  route(endpoints.listStaffSubscriptions, (ctx, { query }) => listStaffSubscriptions(ctx, query)),
  route(endpoints.resolveHandover, async (ctx, { params, body }) => {
    const id = BigInt(params.id);
    const resolution = toResolution(body);
    if (!(await findHandover(ctx, id))) return refuse('not_found');
    await resolveDoubtedHandover(ctx, id, resolution);
    return undefined;
  }),
  route(endpoints.cancelStaffSubscription, async (ctx, { params, body }) => {
    await cancelSubscriptionByStaff(ctx, BigInt(params.id), body.reason);
    return undefined;
  }),
  route(endpoints.exportStaffSubscriptions, (ctx, { query }) =>
    listCsv<endpoints.StaffSubscription>(ctx, {
      name: 'subscriptions',
      columns: [
        ['subscription', ({ id }) => id],
        ['status', ({ status }) => status],
        ['customer', ({ customer }) => customer.id],
        ['email', ({ customer }) => customer.email],
        ['name', ({ name }) => name],
        ['link', ({ url }) => url],
        ['publications', ({ contents_count }) => contents_count],
        ['limit', ({ contents_limit }) => contents_limit],
        ['handover', ({ handover }) => handover?.state ?? null],
        ['provider', ({ handover }) => handover?.provider ?? null],
        ['created_at', ({ created_at }) => created_at],
      ],
      readPage: (after) => listStaffSubscriptions(ctx, { ...query, after, limit: rowsPerPage }),
    }),
  ),
];

function toResolution({ answer, number }: { answer: 'placed' | 'resend'; number?: string | undefined }) {
  if (answer === 'resend') return { answer } satisfies HandoverResolution;
  if (number === undefined)
    return refuse('invalid_input', { fields: [{ field: 'number', code: 'required' }] });
  return { answer, number } satisfies HandoverResolution;
}
