import * as endpoints from '@marquee/contract/console/escalations.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { escalateTicket, replyToEscalation } from './escalate-ticket.ts';
import { getEscalations } from './get-escalations.ts';

export const escalationRoutes: readonly Route[] = [
  route(endpoints.getEscalations, async (ctx, { params }) => ({
    data: await getEscalations(ctx, BigInt(params.id)),
  })),
  route(
    endpoints.escalateTicket,
    async (ctx, { params, body }) => {
      await escalateTicket(ctx, { ticketId: BigInt(params.id), ...body });
      return { data: await getEscalations(ctx, BigInt(params.id)) };
    },
    { limit: { points: 20, seconds: 60 } },
  ),
  route(
    endpoints.replyToEscalation,
    async (ctx, { params, body }) => {
      await replyToEscalation(ctx, { ticketId: BigInt(params.id), text: body.text });
      return { data: await getEscalations(ctx, BigInt(params.id)) };
    },
    { limit: { points: 20, seconds: 60 } },
  ),
];
