import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { endpoints } from '../registry.ts';

interface Call {
  call: string;
  access: 'guest' | 'user';
  /** Fields of the query or the body. */
  takes?: readonly string[];
  /** Fields of `data` in the response. */
  answers?: readonly string[];
}

const analytics = ['yandex_metrika_client_id', 'google_analytics4_client_id'];
const visit = ['marketing_source', 'marketing_medium', 'marketing_campaign', 'vs_cid', 'vs_subid'];
const flags = [
  'order_actions_notification',
  'payment_actions_notification',
  'subscription_actions_notification',
];
const channel = [
  ...['id', 'code', 'verification_code_at', 'verification_public_subscriptions_at', 'youtube_channel'],
  'is_reportable',
];
const profile = [
  ...['id', 'email', 'name', 'balance', 'currency', 'referral_user_balance', 'task_user_balance'],
  ...['total_earnings', 'account_type', 'company_name', 'company_address', 'company_site', 'vat'],
  ...['all_permissions', 'permissions', 'roles', 'created_at', 'referral_program_percent', 'affiliate_code'],
  ...['intercom_hash', ...analytics, ...flags, 'unsubscribe_signature', 'youtube_accounts', 'frozen_at'],
  ...['invoices_in_moderation', 'extension_api_token', 'messengers', 'grades', 'telegram_id'],
  ...['telegram_username', 'social_provider', 'auth_token', 'last_order', 'spend'],
];
const social = ['redirect', 'affiliate_code'];
const telegram = ['id', 'first_name', 'last_name', 'username', 'photo_url', 'auth_date', 'hash'];

/** Account calls that other people's programs make: fields may be added, never removed. */
const calls: readonly Call[] = [
  { call: 'POST /api/v1/marketing-sources', access: 'guest', takes: [...visit, ...analytics] },
  { call: 'POST /password/email', access: 'guest', takes: ['email', 'captcha_response'] },
  {
    call: 'POST /password/reset',
    access: 'guest',
    takes: ['email', 'password', 'token', 'password_confirmation', 'captcha_response'],
  },
  {
    call: 'POST /login',
    access: 'guest',
    takes: ['email', 'password', 'captcha_response', 'not_register'],
    answers: profile,
  },
  {
    call: 'POST /register',
    access: 'guest',
    takes: [
      ...['name', 'email', 'password', 'password_confirmation', 'messengers', 'vat', 'account_type'],
      ...['company_name', 'company_address', 'company_site', 'affiliate_code', 'captcha_response'],
      ...[...analytics, ...visit],
    ],
    answers: profile,
  },
  { call: 'GET /refresh', access: 'user' },
  {
    call: 'GET /api/v1/profile',
    access: 'user',
    takes: ['with_increased_balance_accuracy'],
    answers: profile,
  },
  { call: 'POST /api/v1/profile/set-analytics-client-id', access: 'user', takes: analytics },
  { call: 'POST /api/v1/profile/set-email', access: 'user', takes: ['email'], answers: ['email'] },
  {
    call: 'POST /login/google-one-tap',
    access: 'guest',
    takes: ['credential', 'affiliate_code'],
    answers: profile,
  },
  { call: 'GET /login/google', access: 'guest', takes: social },
  { call: 'GET /login/facebook', access: 'guest', takes: social },
  { call: 'GET /login/telegram/callback', access: 'guest', takes: telegram },
  {
    call: 'GET /utils/attach-telegram',
    access: 'user',
    takes: telegram,
    answers: ['telegram_id', 'telegram_username'],
  },
  { call: 'GET /unsubscribe/{userId}', access: 'guest', takes: ['signature'], answers: flags },
  { call: 'POST /unsubscribe/{userId}', access: 'guest', takes: ['signature', ...flags], answers: flags },
  {
    call: 'POST /api/v1/youtube-account',
    access: 'user',
    takes: ['youtube_channel_url'],
    answers: channel,
  },
  { call: 'DELETE /api/v1/youtube-account/{id}', access: 'user' },
  { call: 'POST /api/v1/youtube-account/{id}/verify-code', access: 'user', answers: channel },
  { call: 'POST /api/v1/youtube-account/{id}/verify-public-subscriptions', access: 'user', answers: channel },
  { call: 'POST /api/v1/socialite/connect', access: 'user', takes: ['redirect_uri'], answers: ['url'] },
  { call: 'GET /api/v1/api-token', access: 'user', answers: ['api_token'] },
  { call: 'POST /api/v1/api-token', access: 'user', answers: ['api_token'] },
  { call: 'DELETE /api/v1/api-token', access: 'user' },
  {
    call: 'GET /api/v1/dashboard',
    access: 'user',
    answers: ['balance', 'spent', 'delivered_today', 'orders', 'days', 'attention'],
  },
  { call: 'GET /api/v1/verification-document', access: 'user', answers: ['status', 'reason', 'documents'] },
  { call: 'POST /api/v1/verification-document', access: 'user', takes: ['step'], answers: ['documents'] },
  {
    call: 'DELETE /api/v1/verification-document',
    access: 'user',
    takes: ['filename', 'step'],
    answers: ['documents'],
  },
];

const registered = new Map(
  Object.values<Endpoint>(endpoints).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
);

it.each(calls)('$call: who may call it, what it takes and what it answers', ({ call, ...request }) => {
  const endpoint = registered.get(call);
  expect(endpoint?.access).toBe(request.access);
  const taken = Object.keys({ ...endpoint?.query?.shape, ...endpoint?.body?.shape });
  expect(taken).toEqual(expect.arrayContaining([...(request.takes ?? [])]));
  if (!request.answers) return;
  const answer = z.toJSONSchema(endpoint?.response ?? z.object(), { io: 'output' });
  const data = answer.properties?.data;
  const answered = typeof data === 'object' ? Object.keys(data.properties ?? {}) : [];
  expect(answered).toEqual(expect.arrayContaining([...request.answers]));
});
