import type { CustomerCard } from '@marquee/contract/console/customers.ts';
import { formatMoney } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { findAccount, listSocialIds, openFreezes } from '../accounts/index.ts';
import { countWaitingAdjustments } from '../adjustments/index.ts';
import { guestAccountsOf } from '../guest-orders/index.ts';
import { financeEntries, type WalletBalances, walletBalances } from '../ledger/index.ts';
import { getFactors } from '../second-factor/index.ts';
import { openSessionsOf } from '../sessions/index.ts';
import { customerRows } from './customer-row.ts';
import { recentCoupons, recentOrders, recentTickets } from './recent.ts';
import { referralOf } from './referral.ts';

const mostSessions = 20;
const mostPostings = 10;
const wallets = ['cash', 'bonus', 'referral', 'task'] as const;

/** Everything about one account that a person needs to answer for it; long lists have pages of their own. */
export async function customerCard(ctx: Context, customerId: bigint): Promise<CustomerCard> {
  const [account, [row]] = await Promise.all([findAccount(ctx, customerId), customerRows(ctx, [customerId])]);
  if (!account || !row) return refuse('not_found');
  const [held, postings, sessions, factors, social] = await Promise.all([
    walletBalances(ctx, { customerId }),
    financeEntries(ctx, { customerId, wallets, limit: mostPostings }),
    openSessionsOf(ctx, customerId),
    getFactors(ctx, customerId),
    listSocialIds(ctx, customerId),
  ]);
  const [recent_orders, coupons, tickets, referral, freezes, guests, adjustments_waiting] = await Promise.all(
    [
      recentOrders(ctx, customerId),
      recentCoupons(ctx, customerId),
      recentTickets(ctx, customerId),
      referralOf(ctx, account),
      openFreezes(ctx, customerId),
      guestAccountsOf(ctx, account),
      countWaitingAdjustments(ctx, customerId),
    ],
  );
  return {
    ...row,
    email_verified_at: account.email_verified_at?.toISOString() ?? null,
    company_name: account.company_name,
    company_address: account.company_address,
    company_site: account.company_site,
    vat: account.vat,
    locale: account.locale,
    time_zone: account.time_zone,
    messengers: account.messengers as CustomerCard['messengers'],
    has_password: account.password_hash !== null,
    social: social.map(({ provider }) => provider),
    second_factor: { totp: factors.totp, passkeys: factors.passkeys },
    freezes,
    wallets: formatWallets(held),
    postings: postings.entries.map(({ payment_method_id: _, ...entry }) => entry),
    recent_orders,
    sessions: sessions.slice(0, mostSessions).map(({ is_current: _, created_at: __, ...session }) => session),
    coupons,
    tickets,
    referral,
    marketing: marketingTexts(account.marketing),
    guests,
    adjustments_waiting,
  };
}

function formatWallets({ cash, bonus, referral, task, hold, owed }: WalletBalances): CustomerCard['wallets'] {
  return {
    cash: formatMoney(cash),
    bonus: formatMoney(bonus),
    referral: formatMoney(referral),
    task: formatMoney(task),
    hold: formatMoney(hold),
    owed: formatMoney(owed),
  };
}

/** What the browser sent about where the person came from: texts alone, and short ones. */
function marketingTexts(marketing: unknown): Record<string, string> {
  if (typeof marketing !== 'object' || marketing === null) return {};
  return Object.fromEntries(
    Object.entries(marketing).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name.slice(0, 60), value.slice(0, 300)]] : [],
    ),
  );
}
