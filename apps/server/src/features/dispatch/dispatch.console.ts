import { getParentAccount as parentAccount } from '@marquee/contract/console/parent-account.ts';
import * as endpoints from '@marquee/contract/console/providers.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { getParentAccount } from './console/parent-account.ts';
import { getSendingHold } from './console/sending-hold.ts';
import { holdDispatch, releaseDispatch } from './sending/hold-dispatch.ts';

export const dispatchConsoleRoutes: readonly Route[] = [
  route(parentAccount, async (ctx, { params }) => ({
    data: await getParentAccount(ctx, BigInt(params.id)),
  })),
  route(endpoints.getSendingHold, async (ctx) => ({ data: await getSendingHold(ctx) })),
  route(endpoints.holdSending, async (ctx, { body }) => {
    await holdDispatch(ctx, body.reason);
    return { data: await getSendingHold(ctx) };
  }),
  route(endpoints.releaseSending, async (ctx) => {
    await releaseDispatch(ctx);
    return { data: await getSendingHold(ctx) };
  }),
];
