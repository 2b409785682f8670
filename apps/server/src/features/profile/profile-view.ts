import { createHmac } from 'node:crypto';
import { messenger, type Profile } from '@marquee/contract/account/profile.ts';
import type { Settings } from '@marquee/contract/shell/settings.ts';
import type { Permission } from '@marquee/domain/access/permissions.ts';
import { defaultLocale, isLocale } from '@marquee/domain/locale/locales.ts';
import { add, formatMoney, formatMoneyFixed, type Money } from '@marquee/domain/money/money.ts';
import { z } from 'zod';
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts';
import { type Account, type SocialId, shownEmail } from '../accounts/index.ts';
import type { WalletBalances } from '../ledger/index.ts';
import { unsubscribeSignature } from '../notifications/index.ts';
import { channelView, type VideoChannel } from '../video-channels/index.ts';

interface ProfileParts {
  account: Account;
  wallets: WalletBalances;
  settings: Settings;
  channels: readonly VideoChannel[];
  socialIds: readonly SocialId[];
  lacksFactor: boolean;
  permissions: readonly Permission[];
  frozenForDebt: boolean;
  impersonation: Profile['impersonation'];
  keys: SecretKeys;
  chatSecret: string | undefined;
  /** All decimals of the balances instead of the panel's rounding. */
  exact: boolean;
}

/** Made once: zod takes longer to make a schema than to apply it. */
const messengers = z.array(messenger);

/** Fields that no feature fills in yet are null or zero, not omitted. */
export function profileView(parts: ProfileParts): Profile {
  const { account, wallets, settings, channels, socialIds, impersonation, keys, exact } = parts;
  const telegram = socialIds.find(({ provider }) => provider === 'telegram');
  const shown = (amount: Money) =>
    exact ? formatMoney(amount) : formatMoneyFixed(amount, settings.rounding_precision);
  const permissions = [...parts.permissions];
  return {
    id: Number(account.id),
    email: shownEmail(account),
    email_verified_at: moment(account.email_verified_at),
    name: account.name,
    locale: isLocale(account.locale) ? account.locale : defaultLocale,
    time_zone: account.time_zone,
    has_password: account.password_hash !== null,
    balance: shown(add(wallets.cash, wallets.bonus)),
    currency: 'USD',
    referral_user_balance: shown(wallets.referral),
    task_user_balance: shown(wallets.task),
    total_earnings: '0',
    spend: '0',
    account_type: account.account_type,
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
    intercom_hash: chatHash(parts.chatSecret, account.email),
    yandex_metrika_client_id: account.yandex_metrika_client_id,
    google_analytics4_client_id: account.google_analytics4_client_id,
    order_actions_notification: account.order_actions_notification,
    payment_actions_notification: account.payment_actions_notification,
    subscription_actions_notification: account.subscription_actions_notification,
    order_actions_in_app: account.order_actions_in_app,
    payment_actions_in_app: account.payment_actions_in_app,
    subscription_actions_in_app: account.subscription_actions_in_app,
    unread_notifications: 0,
    unsubscribe_signature: unsubscribeSignature(keys, account),
    youtube_accounts: channels.map(channelView),
    frozen_at: moment(account.frozen_at),
    frozen_for_debt: parts.frozenForDebt,
    debt: formatMoney(wallets.owed),
    invoices_in_moderation: 0,
    extension_api_token: null,
    messengers: messengers.parse(account.messengers),
    grades: {
      current: null,
      next: null,
      previous: null,
      grades_enabled: settings.grades_enabled,
      grade_discounts_enabled: false,
      spend_to_goal: '0',
      spend_to_goal_percent: 0,
    },
    telegram_id: telegram?.subject ?? null,
    telegram_username: telegram?.label ?? null,
    social_provider: socialIds[0]?.provider ?? null,
    lacks_second_factor: parts.lacksFactor,
    auth_token: null,
    last_order: null,
    impersonation,
  };
}

/** Proves to the chat who somebody is, so it is made for confirmed addresses only. */
function chatHash(secret: string | undefined, email: string | null): string | null {
  return secret && email ? createHmac('sha256', secret).update(email).digest('hex') : null;
}

function moment(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
