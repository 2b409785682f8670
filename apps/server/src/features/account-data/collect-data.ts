import type { Context } from '../../platform/context.ts';
import {
  type Account,
  type DataKinds,
  type DataRow,
  findAccount,
  personalDataRequested,
} from '../accounts/index.ts';
import { financeEntries } from '../ledger/index.ts';

const entriesAtOnce = 500;

/** By kind, and lazy: rows are read only when the export reaches them, long lists page by page. */
export async function collectData(ctx: Context, accountId: bigint): Promise<DataKinds> {
  const kinds: DataKinds = new Map();
  kinds.set('account', async function* () {
    const account = await findAccount(ctx, accountId);
    if (account) yield accountRow(account);
  });
  kinds.set('finances', () => allEntries(ctx, accountId));
  await ctx.events.emit(ctx, personalDataRequested, { accountId, kinds });
  return kinds;
}

async function* allEntries(ctx: Context, customerId: bigint): AsyncIterable<DataRow> {
  const wallets = ['cash', 'bonus', 'referral', 'task'] as const;
  let before: bigint | undefined;
  do {
    const page = await financeEntries(ctx, { customerId, wallets, limit: entriesAtOnce, before });
    for (const entry of page.entries) yield { ...entry };
    before = page.next;
  } while (before !== undefined);
}

/** Everything stored about the person; secrets and the panel's internal flags are left out. */
function accountRow(account: Account): DataRow {
  return {
    id: Number(account.id),
    email: account.email ?? account.claimed_email,
    email_verified_at: account.email_verified_at?.toISOString() ?? null,
    name: account.name,
    account_type: account.account_type,
    company_name: account.company_name,
    company_address: account.company_address,
    company_site: account.company_site,
    vat: account.vat,
    messengers: JSON.stringify(account.messengers),
    locale: account.locale,
    time_zone: account.time_zone,
    affiliate_code: account.affiliate_code,
    was_referred: account.referrer_id !== null,
    marketing: JSON.stringify(account.marketing),
    yandex_metrika_client_id: account.yandex_metrika_client_id,
    google_analytics4_client_id: account.google_analytics4_client_id,
    order_actions_notification: account.order_actions_notification,
    payment_actions_notification: account.payment_actions_notification,
    subscription_actions_notification: account.subscription_actions_notification,
    created_at: account.created_at.toISOString(),
  };
}
