import type { Dashboard } from '@marquee/contract/shell/dashboard.ts';
import { formatMoney, type Money, zero } from '@marquee/domain/money/money.ts';
import type { OrderStatus } from '@marquee/domain/orders/status.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { findAccount } from '../accounts/index.ts';
import { getGuestOrders } from '../guest-orders/index.ts';
import { invoicesInModeration } from '../invoices/index.ts';
import type { WalletBalances } from '../ledger/index.ts';

type Attention = Dashboard['attention'][number];

interface Known {
  accountId: bigint;
  wallets: WalletBalances;
  balance: Money;
  spent: Money;
  orders: Dashboard['orders'];
}

/** Most urgent first; items with nothing to do are left out. */
export async function listAttention(ctx: Context, known: Known): Promise<Attention[]> {
  const { accountId, wallets, balance, spent, orders } = known;
  const [account, guests, inReview, answered, verification, waiting] = await Promise.all([
    findAccount(ctx, accountId),
    getGuestOrders(ctx, accountId),
    invoicesInModeration(ctx, accountId),
    answeredTickets(ctx, accountId),
    verificationStatus(ctx, accountId),
    waitingSubscriptions(ctx, accountId),
  ]);
  const countOf = (status: OrderStatus) => orders.find((order) => order.status === status)?.count ?? 0;
  const isUsedUp = balance === zero && spent > zero;
  const all: [Attention['kind'], number | boolean, string?][] = [
    ['owed', wallets.owed > zero, formatMoney(wallets.owed)],
    ['unpaid_orders', countOf('unpaid')],
    ['failed_orders', countOf('error')],
    ['low_balance', waiting > 0 || isUsedUp],
    ['answered_tickets', answered],
    ['verification_rejected', verification === 'rejected'],
    ['verification_wanted', verification === 'incomplete'],
    ['payments_in_review', inReview],
    ['guest_orders', guests.orders],
    ['email_unverified', account !== undefined && account.email_verified_at === null],
  ];
  return all.flatMap(([kind, count, amount]) => {
    if (Number(count) === 0) return [];
    return { kind, count: kind === 'low_balance' ? waiting : Number(count), amount: amount ?? null };
  });
}

async function answeredTickets({ db, panel }: Context, accountId: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('ticket')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .where(sql<boolean>`last_message_at > customer_read_at`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function verificationStatus({ db, panel }: Context, accountId: bigint): Promise<string | undefined> {
  const row = await db
    .selectFrom('verification')
    .select('status')
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.status;
}

/** Publications that were found but could not be paid for. */
async function waitingSubscriptions({ db, panel }: Context, accountId: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('subscription')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .where('status', '=', 'in_processing')
    .where('waiting_since', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
