import type { RewardEvent, RewardProgram } from '@marquee/domain/earning/reward-news.ts';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { createAccount } from '../../testing/create-account.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { usd } from '../ledger/testing/fund-customer.ts';
import { gatherRewardNotice } from './gather-reward-notice.ts';
import { sendRewardNotices } from './send-reward-notices.ts';

const database = await testDatabase();
const { db } = database;
const clock = testClock();
const ctx = await testContext(database, { clock });
const hours = (count: number) => clock.advance(count * 3600);

async function earner(values: Parameters<typeof createAccount>[2] = {}) {
  const { id: accountId } = await createAccount(db, ctx.panel, values);
  return {
    accountId,
    gather: (event: RewardEvent, amount: string, program: RewardProgram = 'referral') =>
      inTransaction(ctx, (tx) => gatherRewardNotice(tx, { accountId, program, event, amount: usd(amount) })),
    told: async () => {
      const rows = await db
        .selectFrom('notification')
        .select('notice')
        .where('panel_id', '=', ctx.panel.id)
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute();
      return rows.map(({ notice }) => notice);
    },
  };
}
const mailsTo = (email: string) =>
  db.selectFrom('outbox_mail').select('subject').where('recipient', '=', email).orderBy('id').execute();
const sum = (amount: string) => ({ bigint: String(usd(amount)) });

test('what has gathered is told once, with the sum, and the next of its kind a day later', async () => {
  const { gather, told } = await earner();
  for (let order = 0; order < 3; order += 1) await gather('earned', '0.5');
  await Promise.all([sendRewardNotices(ctx), sendRewardNotices(ctx)]);
  const first = { kind: 'reward-earned', program: 'referral', amount: sum('1.5'), orders: 3 };
  expect(await told()).toEqual([first]);
  await gather('earned', '0.25');
  hours(23);
  await sendRewardNotices(ctx);
  expect(await told()).toEqual([first]);
  await gather('earned', '0.25');
  hours(1);
  await sendRewardNotices(ctx);
  await sendRewardNotices(ctx);
  expect(await told()).toEqual([first, { ...first, amount: sum('0.5'), orders: 2 }]);
});

test('other news and the other program are told beside it', async () => {
  const { gather, told } = await earner();
  await gather('earned', '1');
  await sendRewardNotices(ctx);
  await gather('held', '2');
  await gather('reversed', '3', 'widget');
  await sendRewardNotices(ctx);
  expect(await told()).toMatchObject([
    { kind: 'reward-earned' },
    { kind: 'reward-held', program: 'referral', amount: sum('2') },
    { kind: 'reward-reversed', program: 'widget', amount: sum('3') },
  ]);
});

test('bell and mail follow the earner’s settings', async () => {
  const email = `${crypto.randomUUID()}@people.example`;
  const silent = await earner({ payment_actions_in_app: false, email });
  const unmailed = await earner({ payment_actions_notification: false });
  for (const { gather } of [silent, unmailed]) await gather('earned', '1');
  await sendRewardNotices(ctx);
  expect(await silent.told()).toEqual([]);
  expect(await mailsTo(email)).toMatchObject([{ subject: 'You earned $1.00' }]);
  expect(await unmailed.told()).toHaveLength(1);
});
