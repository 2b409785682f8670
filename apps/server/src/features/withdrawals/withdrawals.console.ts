import * as files from '@marquee/contract/console/payout-files.ts';
import type { ReviewedWithdrawal } from '@marquee/contract/console/withdrawals.ts';
import * as endpoints from '@marquee/contract/console/withdrawals.ts';
import { sql } from 'kysely';
import { listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import { countWaiting, type WorkQueue } from '../../platform/console/work-queue.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { approveWithdrawal, rejectWithdrawal } from './end-withdrawal.ts';
import { payWithdrawals } from './pay-withdrawals.ts';
import { createPayoutFile, payoutFile, releasePayoutFile } from './payout-file.ts';
import { reviewedWithdrawal, reviewWithdrawals } from './review-withdrawals.ts';

export const withdrawalQueue: WorkQueue = {
  name: 'withdrawals',
  permission: 'withdrawals.manage',
  measure: countWaiting('withdrawal', { waits: sql`status = 'in_review'`, since: 'created_at' }),
};

export const withdrawalConsoleRoutes: readonly Route[] = [
  route(endpoints.reviewWithdrawals, (ctx, { query }) => reviewWithdrawals(ctx, query)),
  route(endpoints.payWithdrawal, async (ctx, { params, body }) => {
    const withdrawalId = BigInt(params.id);
    await approveWithdrawal(ctx, { withdrawalId, payoutReference: body.payout_reference });
    return { data: await reviewedWithdrawal(ctx, withdrawalId) };
  }),
  route(endpoints.rejectWithdrawal, async (ctx, { params, body }) => {
    const withdrawalId = BigInt(params.id);
    await rejectWithdrawal(ctx, { withdrawalId, reason: body.reason });
    return { data: await reviewedWithdrawal(ctx, withdrawalId) };
  }),
  route(endpoints.exportWithdrawals, (ctx, { query }) =>
    listCsv<ReviewedWithdrawal>(ctx, {
      name: 'withdrawals',
      columns: [
        ['id', ({ id }) => id],
        ['customer', ({ customer }) => customer.id],
        ['email', ({ customer }) => customer.email],
        ['method', ({ method }) => method.name],
        ['account_number', ({ account_number }) => account_number],
        ['amount', ({ amount }) => amount],
        ['fee', ({ fee }) => fee],
        ['payout', ({ payout }) => payout],
        ['status', ({ status }) => status],
        ['reference', ({ payout_reference }) => payout_reference],
        ['bank_file', (row) => row.export?.id ?? null],
        ['created_at', ({ created_at }) => created_at],
        ['ended_at', ({ ended_at }) => ended_at],
      ],
      readPage: (after) => reviewWithdrawals(ctx, { ...query, after, limit: rowsPerPage }),
    }),
  ),
  route(files.createPayoutFile, async (ctx, { body }) => {
    const id = await createPayoutFile(ctx, body.ids.map(BigInt));
    return { data: { id: Number(id) } };
  }),
  route(files.downloadPayoutFile, (ctx, { params }) => payoutFile(ctx, BigInt(params.id))),
  route(files.releasePayoutFile, async (ctx, { params, body }) => {
    await releasePayoutFile(ctx, { exportId: BigInt(params.id), reason: body.reason });
    return undefined;
  }),
  route(files.payWithdrawals, async (ctx, { body }) => ({
    data: await payWithdrawals(ctx, body.payouts),
  })),
];
