import { money } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { createAccount } from '../../../testing/create-account.ts';
import { createHostedPanel } from '../../../testing/test-app.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { changeAccount } from '../../accounts/index.ts';
import { notify } from '../notify.ts';
import { countUnread, listNotifications } from './list-notifications.ts';
import { readAllNotifications, readNotification } from './read-notifications.ts';
import { mostKept } from './record-notification.ts';
import { sweepNotifications } from './sweep-notifications.ts';

const database = await testDatabase();
const ctx = await testContext(database);
const page = { per_page: 20, unread: false };
const completed = { kind: 'order-completed', orderId: 4711n, service: 'Views', quantity: 25_000n } as const;
const received = { kind: 'payment-received', invoiceId: 815n, amount: money(1_250_000_000n) } as const;

async function reader(panel = ctx.panel) {
  const { id } = await createAccount(database.db, panel);
  const actor = { kind: 'user', accountId: id, permissions: [], frozen: false } as const;
  return { ...ctx, panel, actor, accountId: id };
}

test('told in the reader’s language, newest first, and only to them', async () => {
  const [me, other] = [await reader(), await reader()];
  await notify(ctx, me.accountId, completed);
  await notify(ctx, me.accountId, received);
  const { data, unread, next } = await listNotifications(me, page);
  expect({ unread, next }).toEqual({ unread: 2, next: null });
  expect(data).toMatchObject([
    { topic: 'payment', title: 'Payment received: $12.50', path: '/finances', read_at: null },
    { topic: 'order', title: 'Order 4711 is complete', path: '/orders/4711' },
  ]);
  const german = await listNotifications({ ...me, locale: 'de' }, page);
  expect(german.data[1]?.title).toContain('Bestellung');
  expect((await listNotifications(other, page)).data).toEqual([]);

  const id = BigInt(data[0]?.id ?? 0);
  await expect(readNotification(other, id)).rejects.toMatchObject({ code: 'not_found' });
  const elsewhere = { ...me, panel: await createHostedPanel(database) };
  await expect(readNotification(elsewhere, id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await readNotification(me, id)).toEqual({ unread: 1 });
  expect(await readNotification(me, id)).toEqual({ unread: 1 });
});

test('what came after the reader looked stays unread', async () => {
  const me = await reader();
  await notify(ctx, me.accountId, completed);
  const seen = (await listNotifications(me, page)).data[0]?.id ?? 0;
  await notify(ctx, me.accountId, received);
  expect(await readAllNotifications(me, BigInt(seen))).toEqual({ unread: 1 });
});

test('a topic can be switched off in the app and by mail, each for itself', async () => {
  const me = await reader();
  await changeAccount(ctx, me.accountId, {
    order_actions_in_app: false,
    payment_actions_notification: false,
  });
  const mails = () =>
    database.db
      .selectFrom('outbox_mail')
      .select('template')
      .where('template', 'in', ['order-completed', 'payment-received'])
      .execute();
  const before = (await mails()).length;
  await notify(ctx, me.accountId, completed);
  await notify(ctx, me.accountId, received);
  expect((await listNotifications(me, page)).data).toMatchObject([{ topic: 'payment' }]);
  expect((await mails()).length - before).toBe(1);
});

test('exists only if what it tells of does', async () => {
  const me = await reader();
  const failing = inTransaction(ctx, async (tx) => {
    await notify(tx, me.accountId, completed);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await countUnread(me, me.accountId)).toBe(0);
});

test('is kept for a quarter of a year, and only so many', async () => {
  const me = await reader();
  await database.db
    .insertInto('notification')
    .values(
      Array.from({ length: mostKept }, () => ({
        panel_id: ctx.panel.id,
        account_id: me.accountId,
        kind: 'password-changed',
        notice: '{"kind":"password-changed"}',
        created_at: new Date('2020-01-01'),
      })),
    )
    .execute();
  await notify(ctx, me.accountId, completed);
  expect(await countUnread(me, me.accountId)).toBe(mostKept);
  await sweepNotifications(ctx);
  expect(await countUnread(me, me.accountId)).toBe(1);
});
