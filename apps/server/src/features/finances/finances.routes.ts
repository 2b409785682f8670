import * as endpoints from '@marquee/contract/money/finances.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { exportPayments } from './export-payments.ts';
import { getPaymentCharts } from './get-payment-charts.ts';
import { listPayments } from './list-payments.ts';
import { getWallets, transferEarnings } from './wallets.ts';

export const financeRoutes: readonly Route[] = [
  route(endpoints.listPayments, (ctx, { query }) => listPayments(ctx, query)),
  route(endpoints.exportPayments, (ctx, { query }) => exportPayments(ctx, query), {
    limit: { points: 30, seconds: 600 },
  }),
  route(endpoints.getPaymentCharts, (ctx, { query }) => getPaymentCharts(ctx, query)),
  route(endpoints.getWallets, getWallets),
  route(endpoints.moveEarnings, (ctx, { body }, _, { idempotencyKey }) =>
    transferEarnings(ctx, body, idempotencyKey),
  ),
];
