import { createHmac } from 'node:crypto';
import { messenger, type Profile } from '@marquee/contract/profile.ts';
import type { Settings } from '@marquee/contract/settings.ts';
import { permissionsOf } from '@marquee/domain/access/permissions.ts';
import { add, formatMoney, formatMoneyFixed, type Money } from '@marquee/domain/money/money.ts';
import { z } from 'zod';
import type { SecretKeys } from '../../platform/secret-keys.ts';
import { type Account, shownEmail } from '../accounts/index.ts';
import type { WalletBalances } from '../ledger/index.ts';

interface ProfileParts {
  account: Account;
  wallets: WalletBalances;
  settings: Settings;
  keys: SecretKeys;
  /** Every digit of the balances, instead of what may safely be shown. */
  exact: boolean;
}

/** Whatever no feature fills in yet is said to be absent, not left out. */
export function profileView({ account, wallets, settings, keys, exact }: ProfileParts): Profile {
  const shown = (amount: Money) =>
    exact ? formatMoney(amount) : formatMoneyFixed(amount, settings.rounding_precision);
  const permissions = [...permissionsOf(account.role)];
  return {
    id: Number(account.id),
    email: shownEmail(account),
    email_verified_at: moment(account.email_verified_at),
    name: account.name,
    balance: shown(add(wallets.cash, wallets.bonus)),
    currency: 'USD',
    referral_user_balance: shown(wallets.referral),
    task_user_balance: shown(wallets.task),
    total_earnings: '0',
    spend: '0',
    account_type: account.account_type as Profile['account_type'],
    company_name: account.company_name,
    company_address: account.company_address,
    company_site: account.company_site,
    vat: account.vat,
    roles: [account.role],
    permissions,
    all_permissions: permissions,
    created_at: account.created_at.toISOString(),
    referral_program_percent: settings.referral_program_percent,
    affiliate_code: account.affiliate_code,
    intercom_hash: null,
    yandex_metrika_client_id: account.yandex_metrika_client_id,
    google_analytics4_client_id: account.google_analytics4_client_id,
    order_actions_notification: account.order_actions_notification,
    payment_actions_notification: account.payment_actions_notification,
    subscription_actions_notification: account.subscription_actions_notification,
    unsubscribe_signature: unsubscribeSignature(keys, account),
    youtube_accounts: [],
    frozen_at: moment(account.frozen_at),
    invoices_in_moderation: 0,
    extension_api_token: null,
    messengers: z.array(messenger).parse(account.messengers),
    grades: {
      current: null,
      next: null,
      previous: null,
      grades_enabled: settings.grades_enabled,
      grade_discounts_enabled: false,
      spend_to_goal: '0',
      spend_to_goal_percent: 0,
    },
    telegram_id: null,
    telegram_username: null,
    social_provider: null,
    auth_token: null,
    last_order: null,
  };
}

function moment(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}

function unsubscribeSignature(keys: SecretKeys, account: Pick<Account, 'panel_id' | 'id'>): string {
  const key = keys.derive('unsubscribe');
  return createHmac('sha256', key).update(`${account.panel_id}:${account.id}`).digest('base64url');
}
