import * as endpoints from '@marquee/contract/money/withdrawals.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { cancelWithdrawal } from './end-withdrawal.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import { priceWithdrawal } from './price-withdrawal.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { enabledMethods, withdrawalMethodView } from './withdrawal-method.ts';

export const withdrawalRoutes: readonly Route[] = [
  route(endpoints.listWithdrawalMethods, async (ctx) => ({
    data: (await enabledMethods(ctx)).map((row) => withdrawalMethodView(row, ctx.locale)),
  })),
  route(endpoints.quoteWithdrawal, async (ctx, { body }) => ({
    data: (await priceWithdrawal(ctx, body)).view,
  })),
  route(
    endpoints.requestWithdrawal,
    (ctx, input, _, { idempotencyKey }) => requestWithdrawal(ctx, input, idempotencyKey),
    { limit: { points: 20, seconds: 3600 } },
  ),
  route(endpoints.listWithdrawals, (ctx, { query }) => listWithdrawals(ctx, query)),
  route(endpoints.cancelWithdrawal, (ctx, { params }) => cancelWithdrawal(ctx, BigInt(params.id))),
];
