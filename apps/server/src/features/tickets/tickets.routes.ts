import * as endpoints from '@marquee/contract/shell/tickets.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { closeTicket, reopenTicket } from './close-ticket.ts';
import { getAttachment, getTicket, markTicketRead } from './get-ticket.ts';

import { listTickets } from './list-tickets.ts';
import { openTicket } from './open-ticket.ts';

import { receiveMail } from './receive-mail.ts';
import { replyToTicket } from './reply-to-ticket.ts';

const sendingLimit = { limit: { points: 60, seconds: 3600 } };

export const ticketRoutes: readonly Route[] = [
  route(endpoints.listTickets, (ctx, { query }) => listTickets(ctx, signedIn(ctx).accountId, query)),
  route(
    endpoints.openTicket,
    async (ctx, { body }, _reply, { files, idempotencyKey }) => {
      const { accountId } = signedIn(ctx);
      const { order_id, ...question } = body;
      const orderId = order_id === undefined ? {} : { orderId: BigInt(order_id) };
      const ticketId = await openTicket(ctx, { accountId, ...question, ...orderId, files, idempotencyKey });
      return { data: await getTicket(ctx, ticketId, { kind: 'customer', accountId }) };
    },
    sendingLimit,
  ),
  route(endpoints.getTicket, async (ctx, { params }) => {
    const { accountId } = signedIn(ctx);
    return { data: await getTicket(ctx, BigInt(params.id), { kind: 'customer', accountId }) };
  }),
  route(
    endpoints.replyToTicket,
    async (ctx, { params, body }, _reply, { files, idempotencyKey }) => {
      const { accountId } = signedIn(ctx);
      const ticketId = BigInt(params.id);
      await replyToTicket(ctx, { accountId, ticketId, text: body.text, files, idempotencyKey });
      return { data: await getTicket(ctx, ticketId, { kind: 'customer', accountId }) };
    },
    sendingLimit,
  ),
  route(endpoints.readTicket, async (ctx, { params }) => {
    const { accountId, onBehalfOf } = signedIn(ctx);
    // An impersonating operator does not mark it as read.
    if (onBehalfOf === undefined) await markTicketRead(ctx, { ticketId: BigInt(params.id), accountId });
    return undefined;
  }),
  route(endpoints.closeTicket, async (ctx, { params }) => {
    const by = { kind: 'customer', accountId: signedIn(ctx).accountId } as const;
    await closeTicket(ctx, { ticketId: BigInt(params.id), by });
    return { data: await getTicket(ctx, BigInt(params.id), by) };
  }),
  route(endpoints.reopenTicket, async (ctx, { params }) => {
    const by = { kind: 'customer', accountId: signedIn(ctx).accountId } as const;
    await reopenTicket(ctx, { ticketId: BigInt(params.id), by });
    return { data: await getTicket(ctx, BigInt(params.id), by) };
  }),
  route(endpoints.getTicketAttachment, (ctx, { params }) =>
    getAttachment(ctx, { ticketId: BigInt(params.id), filename: params.filename }),
  ),
  route(endpoints.receiveMail, async (ctx, _input, _reply, incoming) => {
    await receiveMail(ctx, incoming);
    return undefined;
  }),
];
