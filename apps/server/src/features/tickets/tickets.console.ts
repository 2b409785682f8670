import * as replies from '@marquee/contract/console/canned-replies.ts';
import * as mail from '@marquee/contract/console/inbound-mail.ts';
import type { StaffTicketCard } from '@marquee/contract/console/tickets.ts';
import * as endpoints from '@marquee/contract/console/tickets.ts';
import { sql } from 'kysely';
import { type CsvColumn, listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import { countWaiting, type WorkQueue } from '../../platform/console/work-queue.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { assignTicket } from './assign-ticket.ts';
import { closeTicket, reopenTicket } from './close-ticket.ts';
import { inboundMailView, removeInboundMail, setInboundMail } from './inbound-mail.ts';
import { answerTicket } from './reply-to-ticket.ts';
import { deleteCannedReply, listCannedReplies, saveCannedReply } from './staff/canned-replies.ts';
import { getStaffTicket, listTicketAgents } from './staff/get-staff-ticket.ts';
import { listStaffTickets } from './staff/list-staff-tickets.ts';
import { mergeTicket } from './staff/merge-ticket.ts';

export const ticketQueue: WorkQueue = {
  name: 'tickets',
  permission: 'tickets.manage',
  measure: countWaiting('ticket', {
    waits: sql`status = 'open'`,
    since: 'waiting_since',
    orderBy: 'waiting_since',
  }),
};

const csvColumns: readonly CsvColumn<StaffTicketCard>[] = [
  ['id', ({ id }) => id],
  ['subject', ({ subject }) => subject],
  ['status', ({ status }) => status],
  ['customer_id', ({ customer }) => customer.id],
  ['customer_email', ({ customer }) => customer.email],
  ['order_id', ({ order_id }) => order_id],
  ['assigned_to', ({ assignee }) => assignee?.name ?? null],
  ['waiting_since', ({ waiting_since }) => waiting_since],
  ['created_at', ({ created_at }) => created_at],
];

const byStaff = { kind: 'staff' } as const;

export const ticketConsoleRoutes: readonly Route[] = [
  route(endpoints.listStaffTickets, (ctx, { query }) => listStaffTickets(ctx, query)),
  route(endpoints.exportStaffTickets, (ctx, { query }) =>
    listCsv<StaffTicketCard>(ctx, {
      name: 'tickets',
      columns: csvColumns,
      readPage: (after) => listStaffTickets(ctx, { ...query, after, limit: rowsPerPage }),
    }),
  ),
  route(endpoints.getStaffTicket, (ctx, { params }) => shown(ctx, BigInt(params.id))),
  route(endpoints.answerTicket, async (ctx, { params, body }, _reply, { files, idempotencyKey }) => {
    const ticketId = BigInt(params.id);
    const key = idempotencyKey === undefined ? {} : { idempotencyKey };
    await answerTicket(ctx, { ticketId, text: body.text, files, ...key });
    return shown(ctx, ticketId);
  }),
  route(endpoints.assignTicket, async (ctx, { params, body }) => {
    const ticketId = BigInt(params.id);
    const accountId = body.account_id === null ? null : BigInt(body.account_id);
    await assignTicket(ctx, { ticketId, accountId });
    return shown(ctx, ticketId);
  }),
  route(endpoints.listTicketAgents, async (ctx) => ({ data: await listTicketAgents(ctx) })),
  route(endpoints.closeStaffTicket, async (ctx, { params }) => {
    await closeTicket(ctx, { ticketId: BigInt(params.id), by: byStaff });
    return shown(ctx, BigInt(params.id));
  }),
  route(endpoints.reopenStaffTicket, async (ctx, { params }) => {
    await reopenTicket(ctx, { ticketId: BigInt(params.id), by: byStaff });
    return shown(ctx, BigInt(params.id));
  }),
  route(endpoints.mergeTicket, async (ctx, { params, body }) => {
    const intoId = BigInt(body.into);
    await mergeTicket(ctx, { ticketId: BigInt(params.id), intoId });
    return shown(ctx, intoId);
  }),
  route(replies.listCannedReplies, async (ctx) => ({ data: await listCannedReplies(ctx) })),
  route(replies.createCannedReply, async (ctx, { body }) =>
    savedReply(ctx, await saveCannedReply(ctx, body)),
  ),
  route(replies.changeCannedReply, async (ctx, { params, body }) =>
    savedReply(ctx, await saveCannedReply(ctx, { replyId: BigInt(params.id), ...body })),
  ),
  route(replies.deleteCannedReply, async (ctx, { params }) => {
    await deleteCannedReply(ctx, BigInt(params.id));
    return undefined;
  }),
  route(mail.getInboundMail, async (ctx) => ({ data: await inboundMailView(ctx) })),
  route(mail.setInboundMail, async (ctx, { body }) => {
    await setInboundMail(ctx, body);
    return { data: await inboundMailView(ctx) };
  }),
  route(mail.removeInboundMail, async (ctx) => {
    await removeInboundMail(ctx);
    return { data: await inboundMailView(ctx) };
  }),
];

const shown = async (ctx: Context, ticketId: bigint) => ({ data: await getStaffTicket(ctx, ticketId) });

async function savedReply(ctx: Context, replyId: bigint) {
  const all = await listCannedReplies(ctx);
  return { data: all.find(({ id }) => id === Number(replyId)) ?? refuse('not_found') };
}
