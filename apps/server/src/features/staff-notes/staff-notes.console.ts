import * as endpoints from '@marquee/contract/console/staff-notes.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { findAccount } from '../accounts/index.ts';
import { findOrder } from '../orders/index.ts';
import { findTicket } from '../tickets/index.ts';
import { addNote, deleteNote, listNotes, type NoteSubject } from './staff-notes.ts';

export const staffNoteRoutes: readonly Route[] = [
  route(endpoints.listOrderNotes, async (ctx, { params }) => ({
    data: await listNotes(ctx, await order(ctx, params.id)),
  })),
  route(endpoints.addOrderNote, async (ctx, { params, body }) =>
    afterAdding(ctx, await order(ctx, params.id), body.text),
  ),
  route(endpoints.listCustomerNotes, async (ctx, { params }) => ({
    data: await listNotes(ctx, await customer(ctx, params.id)),
  })),
  route(endpoints.addCustomerNote, async (ctx, { params, body }) =>
    afterAdding(ctx, await customer(ctx, params.id), body.text),
  ),
  route(endpoints.listTicketNotes, async (ctx, { params }) => ({
    data: await listNotes(ctx, await ticket(ctx, params.id)),
  })),
  route(endpoints.addTicketNote, async (ctx, { params, body }) =>
    afterAdding(ctx, await ticket(ctx, params.id), body.text),
  ),
  route(endpoints.deleteNote, async (ctx, { params }) => {
    await deleteNote(ctx, BigInt(params.id));
    return undefined;
  }),
];

async function afterAdding(ctx: Context, subject: NoteSubject, text: string) {
  await addNote(ctx, subject, text);
  return { data: await listNotes(ctx, subject) };
}

async function order(ctx: Context, id: number): Promise<NoteSubject> {
  const found = (await findOrder(ctx, BigInt(id))) ?? refuse('not_found');
  return { type: 'order', id: found.id };
}

async function ticket(ctx: Context, id: number): Promise<NoteSubject> {
  const found = await findTicket(ctx, BigInt(id), { kind: 'staff' });
  return { type: 'ticket', id: found.id };
}

async function customer(ctx: Context, id: number): Promise<NoteSubject> {
  const found = (await findAccount(ctx, BigInt(id))) ?? refuse('not_found');
  return { type: 'account', id: found.id };
}
