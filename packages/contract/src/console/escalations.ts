import { ticketStatuses } from '@marquee/domain/tickets/ticket-filters.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, id, quantity, text } from '../primitives.ts';
import { rowId } from './console-list.ts';

const path = '/api/v1/admin/tickets/{id}/escalations';
const moment = z.iso.datetime().max(40);
const staffCall = { access: 'staff:tickets.manage', area: 'console', params: rowId } as const;
const message = z.string().trim().min(1).max(5000);

const escalation = z.object({
  id,
  /** Whose turn it is: `open` waits for the parent panel, `answered` for us. */
  status: z.enum(ticketStatuses),
  /** Where the owner finds it in the parent panel. */
  url: text(2048),
  messages: z
    .array(
      z.object({
        id,
        author: z.enum(['us', 'parent']),
        text: text(5000),
        /** Files are opened in the parent panel. */
        files_count: quantity,
        created_at: moment,
      }),
    )
    .max(500),
});
export type Escalation = z.output<typeof escalation>;

const escalations = z.object({
  panel_name: text(120),
  /** The parent’s order behind the order of the ticket; null where there is none to ask about. */
  order: z.object({ id, link: text(2048) }).nullable(),
  /** Nothing is being asked right now, and there is an order to ask about. */
  can_ask: z.boolean(),
  /** The latest first. */
  escalations: z.array(escalation).max(20),
});
export type Escalations = z.output<typeof escalations>;

export const getEscalations = endpoint({
  ...staffCall,
  name: 'getEscalations',
  method: 'GET',
  path,
  summary: 'What was asked of the parent panel about this ticket; null for a panel without a parent',
  response: data(escalations.nullable()),
});

export const escalateTicket = endpoint({
  ...staffCall,
  name: 'escalateTicket',
  method: 'POST',
  path,
  summary: 'Asks the parent panel about the order of the ticket, with this text and nothing else',
  body: z.strictObject({ subject: z.string().trim().min(1).max(200), text: message }),
  response: data(escalations.nullable()),
  errors: ['impersonated', 'wrong_state'],
});

export const replyToEscalation = endpoint({
  ...staffCall,
  name: 'replyToEscalation',
  method: 'POST',
  path: `${path}/replies`,
  summary: 'Writes to the parent panel in the conversation that is not closed',
  body: z.strictObject({ text: message }),
  response: data(escalations.nullable()),
  errors: ['impersonated', 'wrong_state'],
});
