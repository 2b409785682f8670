import type { StaffVerification } from '@marquee/contract/console/verification.ts';
import * as endpoints from '@marquee/contract/console/verification.ts';
import { sql } from 'kysely';
import { type CsvColumn, listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import { countWaiting, type WorkQueue } from '../../platform/console/work-queue.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { approveVerification, rejectVerification } from './decide-verification.ts';
import { getStaffVerification, listVerifications } from './list-verifications.ts';
import { viewDocument } from './view-document.ts';

export const verificationQueue: WorkQueue = {
  name: 'verification',
  // Documents are requested for suspicious payments, so staff who manage payments review them.
  permission: 'payments.manage',
  measure: countWaiting('verification', {
    waits: sql`status = 'in_review'`,
    since: 'submitted_at',
    orderBy: 'submitted_at',
  }),
};

const csvColumns: readonly CsvColumn<StaffVerification>[] = [
  ['customer_id', ({ id }) => id],
  ['customer', ({ customer }) => customer.name],
  ['customer_email', ({ customer }) => customer.email],
  ['status', ({ status }) => status],
  ['submitted_at', ({ submitted_at }) => submitted_at],
  ['decided_at', ({ decided_at }) => decided_at],
  ['reason', ({ reason }) => reason],
];

export const verificationConsoleRoutes: readonly Route[] = [
  route(endpoints.listVerifications, (ctx, { query }) => listVerifications(ctx, query)),
  route(endpoints.exportVerifications, (ctx, { query }) =>
    listCsv<StaffVerification>(ctx, {
      name: 'verification',
      columns: csvColumns,
      readPage: (after) => listVerifications(ctx, { ...query, after, limit: rowsPerPage }),
    }),
  ),
  route(endpoints.getVerificationDocument, (ctx, { params }) =>
    viewDocument(ctx, { accountId: BigInt(params.id), filename: params.filename }),
  ),
  route(endpoints.approveVerification, async (ctx, { params, body }) => {
    const accountId = BigInt(params.id);
    await getStaffVerification(ctx, accountId);
    await approveVerification(ctx, { accountId, revision: body.revision });
    return { data: await getStaffVerification(ctx, accountId) };
  }),
  route(endpoints.rejectVerification, async (ctx, { params, body }) => {
    const accountId = BigInt(params.id);
    await getStaffVerification(ctx, accountId);
    await rejectVerification(ctx, { accountId, ...body });
    return { data: await getStaffVerification(ctx, accountId) };
  }),
];
