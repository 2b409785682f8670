import { expect, test } from 'vitest';
import { MailRejected, type MailTransport } from '../../platform/mail/mail-transport.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
const ctx = await testContext(database, { panel: await rootPanel(database) });
await switchCaptchaOff(database);
const owner = await staffMember(app, database, 'owner');

const call = async (method: 'GET' | 'POST', path: string) =>
  app.call(`/api/v1/admin/mails${path}`, { method, headers: owner.headers });
const deliver = (id: number, transport: MailTransport) =>
  sendMail(ctx, transport, { mailId: BigInt(id), maxAttempts: 1 });

const taking: MailTransport = { deliver: async () => ({ answer: '250 2.0.0 Ok: queued as 4T' }) };
const refusing: MailTransport = {
  deliver: async () => {
    throw new MailRejected('550 5.1.1 no such user');
  },
};

test('a test mail goes to the caller, and its row says what the mail server answered', async () => {
  const sent = (await call('POST', '/test')).json().data;
  expect(sent).toMatchObject({ recipient: owner.email, template: 'test', status: 'waiting', attempts: 0 });
  await deliver(sent.id, taking);
  const row = (await call('GET', `/${sent.id}`)).json().data;
  expect(row).toMatchObject({ status: 'sent', answer: '250 2.0.0 Ok: queued as 4T', last_error: null });
  expect(JSON.stringify(row)).not.toContain('html');
});

test('a mail that was given up is listed with its reason, and tried again once', async () => {
  const id = Number(
    await queueMail(ctx, {
      to: 'lost@people.example',
      template: 'welcome',
      locale: 'en',
      subject: 'Hello',
      text: 'secret link',
      html: '<p>secret link</p>',
    }),
  );
  await deliver(id, refusing);
  const failed = await call('GET', '?status=failed');
  expect(failed.json().data).toMatchObject([{ id, last_error: expect.stringContaining('550 5.1.1') }]);
  expect(failed.body).not.toContain('secret link');
  expect((await call('GET', '?search=Lost%40people.example')).json().data).toHaveLength(1);
  expect((await call('GET', `?search=%23${id}`)).json().data).toHaveLength(1);
  const answers = await Promise.all([call('POST', `/${id}/resend`), call('POST', `/${id}/resend`)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await deliver(id, taking);
  expect((await call('GET', `/${id}`)).json().data).toMatchObject({ status: 'sent', last_error: null });
  const audited = await database.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'before'])
    .where('action', '=', 'mails.resend')
    .execute();
  expect(audited).toMatchObject([{ actor_id: owner.id, before: { recipient: 'lost@people.example' } }]);
});

test('another panel’s mail is not there', async () => {
  const stranger = await testContext(database);
  const mail = {
    to: 'a@people.example',
    template: 'welcome',
    locale: 'en',
    subject: 'x',
    text: 'x',
    html: 'x',
  };
  const id = await queueMail(stranger, { ...mail, locale: 'en' });
  expect((await call('GET', `/${id}`)).statusCode).toBe(404);
  expect((await call('POST', `/${id}/resend`)).statusCode).toBe(404);
});
