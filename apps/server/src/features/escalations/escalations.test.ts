import { expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { placeOrders } from '../checkout/index.ts';
import { listeners } from '../dispatch/listeners.ts';
import { run as dispatchOrders } from '../dispatch/sending/dispatch-orders.ts';
import { makeChild } from '../dispatch/testing/make-child.ts';
import { loopContext } from '../dispatch/testing/paid-orders.ts';
import { newLink, openShop, type Shop } from '../orders/testing/shop.ts';
import { resellerApi } from '../reseller-api/index.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { provenVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { closeTicket } from '../tickets/close-ticket.ts';
import { getTicket, openTicket } from '../tickets/index.ts';
import { answerTicket } from '../tickets/reply-to-ticket.ts';
import { mergeTicket } from '../tickets/staff/merge-ticket.ts';
import { escalateTicket, replyToEscalation } from './escalate-ticket.ts';
import { getEscalations } from './get-escalations.ts';

const database = await testDatabase();
const { db } = database;

/** Somebody of the shop's staff. */
async function staffOf({ ctx, panel }: Shop) {
  const { id: accountId } = await createAccount(db, panel, { role: 'support' });
  const actor = { kind: 'user', accountId, permissions: ['tickets.manage'], frozen: false } as const;
  return { ...ctx, actor };
}

/** A child panel with a customer's ticket about an order that its parent delivers. */
async function family() {
  const options = { listeners, externalRoutes: resellerApi.externalRoutes ?? [] };
  const [parent, child] = [await openShop(database, options), await openShop(database, options)];
  await parent.service({ name: 'Views of the parent' });
  const owner = await parent.customer('50');
  await makeChild(database, { parent, child, owner, pattern: 'of the parent' });
  const service = await db
    .selectFrom('service')
    .select('id')
    .where('panel_id', '=', child.panel.id)
    .executeTakeFirstOrThrow();
  const buyer = await child.customer('10');
  const link = newLink();
  const line = { service_id: Number(service.id), quantity: 1000, url: link };
  const placed = await placeOrders(buyer, { orderRequest: { orders: [line] }, idempotencyKey: undefined });
  const orderId = BigInt(placed.orders[0]?.id ?? 0);
  child.ctx.clock.advance(120);
  while (await dispatchOrders(loopContext(child.ctx)));
  const ask = (about?: bigint) =>
    openTicket(buyer, {
      accountId: buyer.actor.accountId,
      subject: 'Slow',
      text: 'My phone number is 555-0100.',
      ...(about === undefined ? {} : { orderId: about }),
      files: [],
      idempotencyKey: undefined,
    });
  const [staff, parentStaff] = [await staffOf(child), await staffOf(parent)];
  return {
    parent,
    child,
    owner,
    buyer,
    link,
    orderId,
    ticketId: await ask(orderId),
    ask,
    staff,
    parentStaff,
  };
}

const question = { subject: 'Order stuck', text: 'Please have a look.' };
const parentTickets = (panelId: bigint) =>
  db.selectFrom('ticket').selectAll().where('panel_id', '=', panelId).orderBy('id').execute();

test('a ticket is passed on, answered, replied to and closed; the customer sees nothing of it', async () => {
  const { parent, owner, buyer, link, ticketId, staff, parentStaff } = await family();
  const before = await getEscalations(staff, ticketId);
  expect(before).toMatchObject({ order: { link }, can_ask: true, escalations: [] });

  await escalateTicket(staff, { ticketId, ...question });
  const [there] = await parentTickets(parent.panel.id);
  expect(there).toMatchObject({
    account_id: owner.actor.accountId,
    order_id: BigInt(before?.order?.id ?? 0),
    subject: 'Order stuck',
    status: 'open',
  });
  const parentTicketId = there?.id ?? 0n;
  const sent = await getTicket(parentStaff, parentTicketId, { kind: 'staff' });
  expect(sent.messages.map(({ text }) => text)).toEqual(['Please have a look.']);
  expect(await getEscalations(staff, ticketId)).toMatchObject({
    can_ask: false,
    escalations: [{ status: 'open', messages: [{ author: 'us', text: 'Please have a look.' }] }],
  });

  await answerTicket(parentStaff, { ticketId: parentTicketId, text: 'It starts tonight.' });
  const answered = await getEscalations(staff, ticketId);
  expect(answered).toMatchObject({
    can_ask: false,
    escalations: [{ status: 'answered', messages: [{}, { author: 'parent', text: 'It starts tonight.' }] }],
  });
  await replyToEscalation(staff, { ticketId, text: 'Thanks.' });
  expect(await getEscalations(staff, ticketId)).toMatchObject({ escalations: [{ status: 'open' }] });

  await closeTicket(parentStaff, { ticketId: parentTicketId, by: { kind: 'staff' } });
  expect(await getEscalations(staff, ticketId)).toMatchObject({
    can_ask: true,
    escalations: [{ status: 'closed' }],
  });
  await expect(replyToEscalation(staff, { ticketId, text: 'One more.' })).rejects.toThrow('wrong_state');
  await escalateTicket(staff, { ticketId, ...question });
  expect(await parentTickets(parent.panel.id)).toHaveLength(2);

  const own = await getTicket(buyer, ticketId, { kind: 'customer', accountId: buyer.actor.accountId });
  expect(own.messages).toHaveLength(1);
  const log = await db
    .selectFrom('audit_entry')
    .select('action')
    .where('panel_id', '=', staff.panel.id)
    .where('subject_type', '=', 'ticket')
    .where('subject_id', '=', String(ticketId))
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual([
    'tickets.escalate',
    'tickets.reply-to-parent',
    'tickets.escalate',
  ]);
});

test('asked twice at once, the parent gets one ticket', async () => {
  const { parent, ticketId, staff } = await family();
  const outcomes = await Promise.allSettled([
    escalateTicket(staff, { ticketId, ...question }),
    escalateTicket(staff, { ticketId, ...question }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await parentTickets(parent.panel.id)).toHaveLength(1);
});

test('only what the parent delivers can be asked about', async () => {
  const { child, ticketId, ask, staff, orderId } = await family();
  const general = await ask();
  expect(await getEscalations(staff, general)).toMatchObject({ order: null, can_ask: false });
  await expect(escalateTicket(staff, { ticketId: general, ...question })).rejects.toThrow('wrong_state');
  await db
    .updateTable('dispatch')
    .set({ state: 'rejected', number: null })
    .where('panel_id', '=', child.panel.id)
    .where('order_id', '=', orderId)
    .execute();
  await expect(escalateTicket(staff, { ticketId, ...question })).rejects.toThrow('wrong_state');
});

test('an owner who is frozen in the parent asks nothing there, but still reads', async () => {
  const { owner, ticketId, staff, parent } = await family();
  await escalateTicket(staff, { ticketId, ...question });
  await db
    .updateTable('account')
    .set({ frozen_at: staff.clock.now() })
    .where('id', '=', owner.actor.accountId)
    .execute();
  await expect(replyToEscalation(staff, { ticketId, text: 'And?' })).rejects.toThrow('wrong_state');
  expect(await getEscalations(staff, ticketId)).toMatchObject({ escalations: [{ status: 'open' }] });
  expect(await parentTickets(parent.panel.id)).toHaveLength(1);
});

test('what was asked follows a ticket into the one it is merged with', async () => {
  const { ticketId, ask, staff, orderId } = await family();
  const later = await ask(orderId);
  await escalateTicket(staff, { ticketId, ...question });
  await mergeTicket(staff, { ticketId, intoId: later });
  expect(await getEscalations(staff, later)).toMatchObject({
    can_ask: false,
    escalations: [{ status: 'open' }],
  });
  await expect(escalateTicket(staff, { ticketId: later, ...question })).rejects.toThrow('wrong_state');
});

test('another panel’s ticket does not exist here, neither in a sibling nor in the parent', async () => {
  const one = await family();
  const other = await family();
  await escalateTicket(one.staff, { ticketId: one.ticketId, ...question });
  for (const staff of [other.staff, one.parentStaff]) {
    await expect(getEscalations(staff, one.ticketId)).rejects.toThrow('not_found');
    await expect(escalateTicket(staff, { ticketId: one.ticketId, ...question })).rejects.toThrow('not_found');
  }
});

test('a panel without a parent has nobody to ask', async () => {
  const app = await testApp(database);
  await switchCaptchaOff(database);
  const panel = await rootPanel(database);
  const support = await staffMember(app, database, 'support');
  const person = await provenVisitor(app, database);
  const { data } = (
    await app.call('/api/v1/tickets', {
      method: 'POST',
      payload: { subject: 'Help', text: 'Please.' },
      headers: person.headers,
    })
  ).json();
  const path = `/api/v1/admin/tickets/${data.id}/escalations`;
  const post = (url: string, payload: object) =>
    app.call(url, { method: 'POST', payload, headers: support.headers });
  expect((await app.call(path, { headers: support.headers })).json()).toEqual({ data: null });
  expect((await post(path, question)).statusCode).toBe(404);
  expect((await post(`${path}/replies`, { text: 'And?' })).statusCode).toBe(404);
  expect((await post(path, { subject: '', text: '' })).statusCode).toBe(422);
  expect(
    await db.selectFrom('ticket_escalation').selectAll().where('panel_id', '=', panel.id).execute(),
  ).toEqual([]);
});
