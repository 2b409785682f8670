import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, flagText, fraction, id, locale, text } from '../primitives.ts';
import { gradesBlock } from './grades.ts';
import { messengerKinds } from './messengers.ts';

export const accountTypes = ['individual', 'company'] as const;
export const messenger = z.strictObject({
  type: z.enum(messengerKinds),
  value: z.string().trim().min(1).max(120),
});

export const moment = z.iso.datetime().max(40);

export const youtubeAccount = z.object({
  id,
  code: text(60).nullable(),
  verification_code_at: moment.nullable(),
  verification_public_subscriptions_at: moment.nullable(),
  youtube_channel: z.object({ youtube_channel_id: text(60), title: text(200) }),
  is_reportable: z.boolean(),
});

const lastOrder = z.object({
  created_at: moment,
  service: z.object({
    id,
    name: text(300),
    service_type: z.object({ id, name: text(200), network: z.object({ id, name: text(120) }) }),
  }),
});

export const profile = z.object({
  id,
  /** As registered; verified once `email_verified_at` is set. */
  email: text(254).nullable(),
  email_verified_at: moment.nullable(),
  name: text(120),
  /** The language of mails. */
  locale,
  /** IANA name of the time zone for dates. */
  time_zone: text(60),
  /** False for those who signed up through a social network and never set one. */
  has_password: z.boolean(),
  balance: decimal,
  currency: z.literal('USD'),
  referral_user_balance: decimal,
  task_user_balance: decimal,
  total_earnings: decimal,
  spend: decimal,
  account_type: z.enum(accountTypes),
  company_name: text(200).nullable(),
  company_address: text(500).nullable(),
  company_site: text(300).nullable(),
  vat: text(40).nullable(),
  roles: z.array(text(40)).max(10),
  permissions: z.array(text(80)).max(200),
  all_permissions: z.array(text(80)).max(200),
  created_at: moment,
  referral_program_percent: fraction,
  affiliate_code: text(40),
  intercom_hash: text(128).nullable(),
  yandex_metrika_client_id: text(120).nullable(),
  google_analytics4_client_id: text(120).nullable(),
  order_actions_notification: z.boolean(),
  payment_actions_notification: z.boolean(),
  subscription_actions_notification: z.boolean(),
  /** The same choices for notifications in the app. */
  order_actions_in_app: z.boolean(),
  payment_actions_in_app: z.boolean(),
  subscription_actions_in_app: z.boolean(),
  unread_notifications: z.int().min(0),
  unsubscribe_signature: text(128),
  youtube_accounts: z.array(youtubeAccount).max(50),
  frozen_at: moment.nullable(),
  /** Frozen for nothing but the debt: a top-up repays it and unfreezes the account. */
  frozen_for_debt: z.boolean(),
  /** What is owed after a payment was taken back, exactly. */
  debt: decimal,
  invoices_in_moderation: z.int().min(0),
  extension_api_token: text(200).nullable(),
  messengers: z.array(messenger).max(10),
  grades: gradesBlock,
  telegram_id: text(40).nullable(),
  telegram_username: text(60).nullable(),
  social_provider: z.enum(['google', 'facebook', 'telegram']).nullable(),
  /** Staff who still have to set up the second factor that their panel requires; until then they act as customers. */
  lacks_second_factor: z.boolean(),
  /** Only in the response that opens a session. */
  auth_token: text(2000).nullable(),
  last_order: lastOrder.nullable(),
  /** Set while an operator impersonates this account. */
  impersonation: z.object({ operator: text(120), reason: text(500), ends_at: moment }).nullable(),
});

export type Profile = z.output<typeof profile>;

export const getProfile = endpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/api/v1/profile',
  access: 'user',
  area: 'account',
  summary: 'Get your profile: account, balances, permissions and notification settings',
  query: z.object({ with_increased_balance_accuracy: flagText.default(false) }),
  response: data(profile),
  whileFrozen: true,
});

export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'PATCH',
  path: '/api/v1/profile',
  access: 'user',
  area: 'account',
  summary:
    'Update name, company, contacts, language, time zone or notification settings; omitted fields stay unchanged',
  body: z.strictObject({
    name: z.string().trim().min(1).max(120).optional(),
    account_type: z.enum(accountTypes).optional(),
    company_name: z.string().trim().max(200).optional(),
    company_address: z.string().trim().max(500).optional(),
    company_site: z.string().trim().max(300).optional(),
    vat: z.string().trim().max(40).optional(),
    messengers: z.array(messenger).max(10).optional(),
    locale: locale.optional(),
    time_zone: text(60).optional(),
    order_actions_notification: z.boolean().optional(),
    payment_actions_notification: z.boolean().optional(),
    subscription_actions_notification: z.boolean().optional(),
    order_actions_in_app: z.boolean().optional(),
    payment_actions_in_app: z.boolean().optional(),
    subscription_actions_in_app: z.boolean().optional(),
  }),
  response: data(profile),
});
export type ProfileChanges = z.output<typeof updateProfile.body>;
