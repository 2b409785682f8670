import type { Account, DataRow } from '../accounts/index.ts';

/** All that is kept about the person themselves; secrets and the panel's own marks are not theirs to carry. */
export function accountRow(account: Account): DataRow {
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
    referred_by: account.referred_by,
    marketing: JSON.stringify(account.marketing),
    yandex_metrika_client_id: account.yandex_metrika_client_id,
    google_analytics4_client_id: account.google_analytics4_client_id,
    order_actions_notification: account.order_actions_notification,
    payment_actions_notification: account.payment_actions_notification,
    subscription_actions_notification: account.subscription_actions_notification,
    created_at: account.created_at.toISOString(),
  };
}
