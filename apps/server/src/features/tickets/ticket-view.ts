import type { Ticket } from '@marquee/contract/shell/tickets.ts';
import type { Selectable } from 'kysely';
import type { DB } from '../../platform/db/generated/tables.ts';
import { storedFileView } from '../uploads/index.ts';
import type { Reader, TicketRow } from './ticket-row.ts';

type MessageRow = Pick<Selectable<DB['ticket_message']>, 'id' | 'author' | 'text' | 'via' | 'created_at'> & {
  author_name: string;
};

export function ticketView(
  ticket: TicketRow,
  messages: readonly MessageRow[],
  { attachments, reader }: { attachments: readonly Selectable<DB['ticket_attachment']>[]; reader: Reader },
): Ticket {
  const filesByMessage = Map.groupBy(attachments, ({ message_id }) => message_id);
  return {
    id: Number(ticket.id),
    subject: ticket.subject,
    order_id: ticket.order_id === null ? null : Number(ticket.order_id),
    status: ticket.status,
    is_unread: ticket.last_message_at > ticket.customer_read_at,
    created_at: ticket.created_at.toISOString(),
    closed_at: ticket.closed_at?.toISOString() ?? null,
    merged_into: ticket.merged_into === null ? null : Number(ticket.merged_into),
    messages: messages.map((message) => ({
      id: Number(message.id),
      author: readAuthor(message),
      author_name: shownName(message, reader),
      text: message.text,
      via: message.via === 'mail' ? 'mail' : 'web',
      attachments: (filesByMessage.get(message.id) ?? []).map(storedFileView),
      created_at: message.created_at.toISOString(),
    })),
  };
}

export function readAuthor({ author }: { author: string }): 'customer' | 'staff' {
  return author === 'staff' ? 'staff' : 'customer';
}

/** Customers see only the first names of staff. */
function shownName(message: MessageRow, reader: Reader): string {
  const name = message.author_name;
  if (reader.kind === 'staff' || readAuthor(message) === 'customer') return name;
  return name.trim().split(/\s+/)[0] ?? name;
}

const previewLength = 160;

/** The beginning of a message on one line. */
export function previewOf(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, previewLength).toWellFormed();
}
