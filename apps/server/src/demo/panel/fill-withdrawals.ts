import { larger, money } from '@marquee/domain/money/money.ts';
import type { DemoPayout } from '@marquee/i18n/demo-texts.ts';
import type { Insertable } from 'kysely';
import { creditWallet, holdForWithdrawal, payWithdrawal } from '../../features/ledger/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Context, Panel } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { seededRandom } from '../seeded-random.ts';
import { texts, translated } from '../texts.ts';
import { demoCustomer } from './demo-customer.ts';
import { demoContext } from './fill-accounts.ts';

type Terms = Pick<
  Insertable<DB['withdrawal_method']>,
  'icon' | 'fee_ppm' | 'min_fee' | 'min_amount' | 'max_amount'
>;

const cent = 1_000_000n;
const dollar = 100n * cent;
const day = 24 * 60 * 60 * 1000;

const methods = {
  card: {
    icon: 'credit-card',
    fee_ppm: 20_000,
    min_fee: 50n * cent,
    min_amount: 10n * dollar,
    max_amount: 1000n * dollar,
  },
  crypto: { icon: 'bitcoin', fee_ppm: 0, min_fee: dollar, min_amount: 10n * dollar, max_amount: null },
  paypal: {
    icon: 'mail',
    fee_ppm: 15_000,
    min_fee: 0n,
    min_amount: 5n * dollar,
    max_amount: 500n * dollar,
  },
} satisfies Record<DemoPayout, Terms>;

/** Payout methods, and five weeks of tasks of the demo customer; some earnings are paid out. */
export async function fillWithdrawals(db: Database, clock: Clock, panel: Panel): Promise<void> {
  const rows = Object.entries(methods).map(([name, terms], position) => {
    const { english, translations } = translated((locale) => texts[locale].money.payouts[name as DemoPayout]);
    return { panel_id: panel.id, ...english, translations, ...terms, position };
  });
  const [method] = await db.insertInto('withdrawal_method').values(rows).returning('id').execute();
  const customer = await demoCustomer(db, panel.id);
  const at = (daysAgo: number) => new Date(clock.now().getTime() - daysAgo * day);
  const on = (daysAgo: number) => demoContext(db, { now: () => at(daysAgo) }, panel);
  await earn(on, customer.id);
  if (!method) throw new Error('The demo has no withdrawal method');
  await withdraw(on, {
    accountId: customer.id,
    methodId: method.id,
    requested: 12,
    paid: 11,
    amount: 25n * dollar,
  });
  await withdraw(on, { accountId: customer.id, methodId: method.id, requested: 0.1, amount: 12n * dollar });
}

async function earn(on: (daysAgo: number) => Context, customerId: bigint): Promise<void> {
  const random = seededRandom('rewards of the demo customer');
  for (let daysAgo = 34; daysAgo > 0; daysAgo -= 1) {
    const cents = BigInt(20 + Math.floor(random() * 90));
    const key = `demo:reward:${customerId}:${daysAgo}`;
    if (random() < 0.4)
      await creditWallet(on(daysAgo), { type: 'task', key, customerId, amount: money(cents * cent) });
  }
}

interface Input {
  accountId: bigint;
  methodId: bigint;
  requested: number;
  paid?: number;
  amount: bigint;
}

/** In the order of time: a withdrawal is requested before it is paid. */
async function withdraw(on: (daysAgo: number) => Context, input: Input): Promise<void> {
  const { accountId, methodId, requested, paid, amount } = input;
  const ctx = on(requested);
  const { fee_ppm, min_fee } = methods.card;
  const fee = larger(money((amount * BigInt(fee_ppm)) / 1_000_000n), money(min_fee));
  const { id } = await ctx.db
    .insertInto('withdrawal')
    .values({
      panel_id: ctx.panel.id,
      account_id: accountId,
      method_id: methodId,
      amount,
      fee,
      account_number: '4242 •••• •••• 4242',
      created_at: ctx.clock.now(),
      ...(paid === undefined
        ? {}
        : { status: 'paid', payout_reference: 'DEMO-2041', ended_at: on(paid).clock.now() }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await holdForWithdrawal(ctx, { customerId: accountId, withdrawalId: id, amount: money(amount) });
  if (paid !== undefined) await payWithdrawal(on(paid), { withdrawalId: id, methodId, fee });
}
