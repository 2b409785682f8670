import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { setInboundMail, signMail } from './inbound-mail.ts';
import { openOrderTicket } from './open-ticket.ts';
import { answerTicket } from './reply-to-ticket.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database);
const panel = await createHostedPanel(database);
const other = await createHostedPanel(database);
const without = await createHostedPanel(database);
const secret = 'a secret of sixteen';
const { keys, clock } = app.installation.appServices;
const ctx = { ...(await testContext(database, { panel })), keys, clock };
const supporter = await createAccount(db, panel, { role: 'support' });
await setInboundMail(ctx, { address: 'help@mail.example', secret });
await setInboundMail(
  { ...ctx, panel: other },
  { address: 'help@mail.example', secret: 'another secret of it' },
);

const as = (accountId: bigint) => ({
  ...ctx,
  actor: { kind: 'user', accountId, permissions: [], frozen: false } as const,
});

/** An answered ticket and its reply address. */
async function answered() {
  const account = await createAccount(db, panel);
  const about = { orderId: 1n, subject: 'Hello', text: 'Anyone?' };
  const { ticketId } = await openOrderTicket(as(account.id), about);
  await answerTicket(as(supporter.id), { ticketId, text: 'Yes, here.' });
  const { headers } = await db
    .selectFrom('outbox_mail')
    .select('headers')
    .where('recipient', '=', account.email ?? '')
    .executeTakeFirstOrThrow();
  const to = (headers as Record<string, string>)['Reply-To'] ?? '';
  const given = async () => {
    const rows = await db
      .selectFrom('ticket_message')
      .select(['text', 'via', 'author'])
      .where('ticket_id', '=', ticketId)
      .orderBy('id')
      .execute();
    return rows.slice(2);
  };
  const from = account.email ?? '';
  return {
    ticketId,
    account,
    to,
    said: given,
    mail: { message_id: `<${randomUUID()}@x>`, from, to, text: 'Thanks!' },
  };
}

function hand(mail: object | string, options: { host?: string; signature?: string; at?: Date } = {}) {
  const body = Buffer.from(typeof mail === 'string' ? mail : JSON.stringify(mail));
  const signature = options.signature ?? signMail(secret, body, options.at ?? clock.now());
  return app.call('/mail/inbound', {
    method: 'POST',
    payload: body,
    headers: {
      host: options.host ?? panel.host,
      'content-type': 'application/json',
      'x-mail-signature': signature,
    },
  });
}

test('an answer by mail becomes a message, once, without the letter quoted below it', async () => {
  const { to, said: answers, mail } = await answered();
  expect(to).toMatch(/^help\+\d+-[0-9a-f]{32}@mail\.example$/);
  const text = 'Thanks!\r\n\r\nOn Monday Panel wrote:\r\n> ##- Please write above -##\r\n> Yes, here.\r\n';
  const sent = {
    ...mail,
    to: [`Panel <${to.toUpperCase()}>`],
    from: `Robin <${mail.from}>`,
    text,
    spam_score: 1,
  };
  for (let time = 0; time < 3; time += 1) expect((await hand(sent)).statusCode).toBe(204);
  expect(await answers()).toEqual([{ text: 'Thanks!', via: 'mail', author: 'customer' }]);
});

test('what does not fit is dropped without a word', async () => {
  const { to, said, mail } = await answered();
  const stranger = await answered();
  const wrong = [
    { ...mail, from: 'thief@people.example' },
    { ...mail, from: stranger.mail.from },
    {
      ...mail,
      to:
        to.replace(/-[0-9a-f]/, '-0') === to ? to.replace(/-[0-9a-f]/, '-1') : to.replace(/-[0-9a-f]/, '-0'),
    },
    { ...mail, to: to.replace(/\+\d+/, '+999999') },
    { ...mail, to: to.replace('mail.example', 'evil.example') },
    { ...mail, to: 'help@mail.example' },
    { ...mail, text: '> only a quote' },
    { ...mail, auto_submitted: 'auto-replied' },
  ];
  for (const one of wrong) expect((await hand({ ...one, message_id: randomUUID() })).statusCode).toBe(204);
  expect(await said()).toEqual([]);
});

test('who is frozen may still answer, by mail as on the page', async () => {
  const { account, said, mail } = await answered();
  await db.updateTable('account').set({ frozen_at: new Date() }).where('id', '=', account.id).execute();
  expect((await hand(mail)).statusCode).toBe(204);
  expect(await said()).toMatchObject([{ text: 'Thanks!' }]);
});

test('a call that is not signed with this panel’s secret, or too late, is refused', async () => {
  const { said, mail } = await answered();
  const body = Buffer.from(JSON.stringify(mail));
  const refused = [
    await hand(mail, { signature: '' }),
    await hand(mail, { signature: 't=1,v1=00' }),
    await hand(mail, { signature: signMail('another secret of it', body, clock.now()) }),
    await hand(mail, { signature: signMail(secret, Buffer.from('{}'), clock.now()) }),
    await hand(mail, { at: new Date(clock.now().getTime() - 301_000) }),
    await hand(mail, { at: new Date(clock.now().getTime() + 310_000) }),
    await hand(mail, { host: other.host }),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(422));
  expect((await hand('not json')).statusCode).toBe(400);
  expect((await hand({ ...mail, message_id: 5 })).statusCode).toBe(400);
  expect((await hand(mail, { host: without.host })).statusCode).toBe(404);
  expect(await said()).toEqual([]);
});

test('the secret rests sealed, and setting it is on record without it', async () => {
  const row = await db
    .selectFrom('inbound_mail')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .executeTakeFirstOrThrow();
  expect(row.sealed_secret.includes(secret)).toBe(false);
  const entry = await db
    .selectFrom('audit_entry')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('action', '=', 'tickets.set-inbound-mail')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(entry.after)).not.toContain(secret);
  for (const bad of [
    { address: 'a b@mail.example', secret },
    { address: 'help@mail.example', secret: 'short' },
  ])
    await expect(setInboundMail(ctx, bad)).rejects.toMatchObject({ code: 'invalid_input' });
});
