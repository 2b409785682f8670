import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { setPassword } from '../../features/accounts/index.ts';
import { mailGuestJob } from '../../features/checkout/mail-guest.job.ts';
import { createMethod } from '../../features/invoices/testing/create-invoice.ts';
import { expireCardsJob } from '../../features/linked-cards/expire-cards.job.ts';
import { forgetCardJob } from '../../features/linked-cards/forget-card.job.ts';
import { mailPasswordResetJob } from '../../features/sessions/password-reset/mail-password-reset.job.ts';
import { deleteFileJob } from '../../features/uploads/index.ts';
import { storageKey } from '../../features/uploads/store-files.ts';
import { createMailTransport } from '../../platform/mail/mail-transport.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { createSendMailJob } from '../../platform/mail/send-mail.job.ts';
import { createAccount } from '../create-account.ts';
import { type Scenario, type StageContext, scenario } from './scenario.ts';
import type { Stage } from './stage.ts';

export async function accountScenarios({ open, stripe }: Stage): Promise<Scenario[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-mail-'));
  afterAll(() => rm(dataDir, { recursive: true }));
  const sendMailJob = createSendMailJob(createMailTransport({ mailFrom: 'panel@test.localhost', dataDir }));
  const person = async () => {
    const ctx = await open();
    const account = await createAccount(ctx.db, ctx.panel);
    const address = { panelId: ctx.panel.id, email: account.email ?? '' };
    return { ctx, account, address };
  };
  const card = async (
    ctx: StageContext,
    values: { status: 'active' | 'removed'; year: number; month: number },
  ) => {
    const { status, year, month } = values;
    const { id: account_id } = await createAccount(ctx.db, ctx.panel);
    const method_id = await createMethod(ctx, {
      strategy: 'stripe_checkout',
      gateway: { host: stripe.origin },
      secrets: { apiKey: 'sk_test_1', webhookSecret: 'whsec_test' },
    });
    const own = { panel_id: ctx.panel.id, account_id, method_id, gateway_card: 'pm_1' };
    const shown = { brand: 'VISA', last_digits: '4242', expires_year: year, expires_month: month };
    return ctx.db
      .insertInto('linked_card')
      .values({ ...own, ...shown, status })
      .returning('id')
      .executeTakeFirstOrThrow();
  };

  return [
    scenario(sendMailJob, 'one mail', {
      isRunAtOnce: true,
      // Two concurrent runs both send it; the copies share a Message-ID, so that a mailbox keeps one.
      stamps: ['outbox_mail.attempts'],
      prepare: async () => {
        const { ctx, address } = await person();
        const content = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
        await queueMail(ctx, { to: address.email, template: 'test', locale: 'en', ...content });
        const { id: mailId } = await ctx.db
          .selectFrom('outbox_mail')
          .select('id')
          .where('panel_id', '=', ctx.panel.id)
          .executeTakeFirstOrThrow();
        const outside = async () =>
          (await readdir(join(dataDir, 'mail')).catch(() => [])).filter((file) =>
            file.startsWith(`${ctx.panel.id}.`),
          ).length;
        return { ctx, payload: { panelId: ctx.panel.id, mailId }, outside };
      },
    }),
    scenario(mailPasswordResetJob, 'somebody who forgot it', {
      isRunAtOnce: true,
      prepare: async () => {
        const { ctx, address } = await person();
        return { ctx, payload: { ...address, origin: 'http://localhost:3000' } };
      },
    }),
    scenario(mailGuestJob, 'a guest who sets a password before the job comes again', {
      isRunAtOnce: true,
      prepare: async () => {
        const { ctx, account, address } = await person();
        const accountId = account.id;
        const meanwhile = async () => {
          await setPassword(ctx, { accountId, passwordHash: 'x' });
        };
        return { ctx, payload: { ...address, accountId, groupId: 1n }, meanwhile };
      },
    }),
    scenario(deleteFileJob, 'a paper of a ticket', {
      leaves: 'outside',
      isRunAtOnce: true,
      prepare: async () => {
        const { ctx } = await person();
        const [room, filename] = ['tickets', 'paper.pdf'] as const;
        const key = storageKey(ctx, room, filename);
        await ctx.storage.put(key, Buffer.from('paper'), { contentType: 'application/pdf' });
        const outside = async () => (await ctx.storage.get(key)) === undefined;
        return { ctx, payload: { panelId: ctx.panel.id, room, filename }, outside };
      },
    }),
    // The test clock starts in January 2026.
    scenario(expireCardsJob, 'one that is over and one in its last month', {
      isRunAtOnce: true,
      prepare: async () => {
        const ctx = await open();
        await card(ctx, { status: 'active', year: 2025, month: 12 });
        await card(ctx, { status: 'active', year: 2026, month: 1 });
        return { ctx, payload: {} };
      },
    }),
    scenario(forgetCardJob, 'of somebody who left', {
      isRunAtOnce: true,
      prepare: async () => {
        const ctx = await open();
        const { id: cardId } = await card(ctx, { status: 'removed', year: 2030, month: 1 });
        return { ctx, payload: { panelId: ctx.panel.id, cardId } };
      },
    }),
  ];
}
