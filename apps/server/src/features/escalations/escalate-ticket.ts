import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { ownerInParent } from '../providers/index.ts';
import { findTicket, lockTicket, openTicket, replyToTicket } from '../tickets/index.ts';
import { escalationRows } from './get-escalations.ts';
import { findParentDesk, type ParentDesk, parentsOrder } from './parent-desk.ts';

interface Question {
  ticketId: bigint;
  subject: string;
  text: string;
}

/** Opens a ticket of the owner's account in the parent. One at a time: another once the parent has closed it. */
export async function escalateTicket(ctx: Context, { ticketId, subject, text }: Question): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const desk = await deskOrNotFound(tx);
    const ticket = await lockTicket(tx, ticketId);
    const order = await parentsOrder(tx, desk, ticket.order_id);
    if (!order || ticket.merged_into !== null || (await openEscalation(tx, desk, ticketId)))
      return refuse('wrong_state');
    const parentTicketId = await openTicket(await asOwner(tx, desk), {
      accountId: desk.accountId,
      subject,
      text,
      orderId: BigInt(order.id),
      files: [],
      idempotencyKey: undefined,
    });
    await tx.db
      .insertInto('ticket_escalation')
      .values({
        panel_id: tx.panel.id,
        ticket_id: ticketId,
        parent_panel_id: desk.parent.panel.id,
        parent_ticket_id: parentTicketId,
        created_at: tx.clock.now(),
      })
      .execute();
    await recordAudit(tx, {
      action: 'tickets.escalate',
      subjectType: 'ticket',
      subjectId: ticketId,
      after: { parent_ticket_id: String(parentTicketId), parent_order_id: order.id },
    });
  });
}

export async function replyToEscalation(
  ctx: Context,
  { ticketId, text }: { ticketId: bigint; text: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const desk = await deskOrNotFound(tx);
    await lockTicket(tx, ticketId);
    const parentTicketId = await openEscalation(tx, desk, ticketId);
    if (!parentTicketId) return refuse('wrong_state');
    await replyToTicket(await asOwner(tx, desk), {
      accountId: desk.accountId,
      ticketId: parentTicketId,
      text,
      files: [],
      idempotencyKey: undefined,
    });
    await recordAudit(tx, {
      action: 'tickets.reply-to-parent',
      subjectType: 'ticket',
      subjectId: ticketId,
      after: { parent_ticket_id: String(parentTicketId) },
    });
  });
}

async function deskOrNotFound(tx: Context): Promise<ParentDesk> {
  return (await findParentDesk(tx)) ?? refuse('not_found');
}

/** A frozen account asks nothing; its owner has to write to the parent's support. */
async function asOwner(tx: Context, { accountId }: ParentDesk): Promise<Context> {
  return (await ownerInParent(tx, accountId)) ?? refuse('wrong_state');
}

/** The parent's ticket that is not closed yet. */
async function openEscalation(
  tx: Context,
  { parent, accountId }: ParentDesk,
  ticketId: bigint,
): Promise<bigint | undefined> {
  for (const { parent_ticket_id } of await escalationRows(tx, ticketId)) {
    const { status } = await findTicket(parent, parent_ticket_id, { kind: 'customer', accountId });
    if (status !== 'closed') return parent_ticket_id;
  }
  return undefined;
}
