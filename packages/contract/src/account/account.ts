import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, text, wholeNumberText } from '../primitives.ts';
import { accountTypes, messenger, profile } from './profile.ts';

/** Lower case, so that neither rate limits nor look-ups depend on capitals. */
const email = z.email().max(254).toLowerCase();
const captchaResponse = text(8000).optional();
export const newPassword = z.string().min(8).max(128);
const code = text(200);
/** Which campaign brought somebody. */
export const visit = {
  marketing_source: text(200).optional(),
  marketing_medium: text(200).optional(),
  marketing_campaign: text(200).optional(),
  vs_cid: text(200).optional(),
  vs_subid: text(200).optional(),
};
export const analyticsIds = {
  yandex_metrika_client_id: text(120).optional(),
  google_analytics4_client_id: text(120).optional(),
};

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/login',
  access: 'guest',
  area: 'account',
  summary: 'Sign in; the bearer token is in the `authorization` header of the response',
  body: z.object({
    email,
    password: z.string().min(1).max(1000),
    captcha_response: captchaResponse,
    not_register: z.boolean().optional(),
  }),
  response: data(profile),
});

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/register',
  access: 'guest',
  area: 'account',
  summary: 'Create an account and sign in; an e-mail asks to confirm the address',
  body: z.object({
    name: z.string().trim().min(1).max(120),
    email,
    password: newPassword,
    password_confirmation: text(1000),
    account_type: z.enum(accountTypes).default('individual'),
    company_name: z.string().trim().max(200).optional(),
    company_address: z.string().trim().max(500).optional(),
    company_site: z.string().trim().max(300).optional(),
    vat: z.string().trim().max(40).optional(),
    messengers: z.array(messenger).max(10).default([]),
    affiliate_code: text(200).optional(),
    captcha_response: captchaResponse,
    ...analyticsIds,
    ...visit,
  }),
  response: data(profile),
});
export type Registration = z.output<typeof register.body>;

/** Exchanges a one-time code from a link (impersonation, sign-in through a widget) for a session. */
export const loginWithCode = endpoint({
  name: 'loginWithCode',
  method: 'POST',
  path: '/login/code',
  access: 'guest',
  area: 'account',
  summary: 'Exchange a one-time code for a session',
  body: z.object({ token: code }),
  response: data(profile),
});

export const impersonate = endpoint({
  name: 'impersonate',
  method: 'POST',
  path: '/api/v1/admin/accounts/{id}/impersonation',
  access: 'staff:accounts.impersonate',
  area: 'console',
  summary: 'An address that opens the panel as a customer sees it: once, within a minute, for half an hour',
  params: z.object({ id: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  body: z.strictObject({
    /** Shown in the banner and recorded in the audit log with every action. */
    reason: z.string().trim().min(3).max(500),
  }),
  response: data(z.object({ url: text(500) })),
  errors: ['impersonated'],
});

export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/logout',
  access: 'user',
  area: 'account',
  summary: 'Sign out',
  whileFrozen: true,
});

export const refreshSession = endpoint({
  name: 'refreshSession',
  method: 'GET',
  path: '/refresh',
  access: 'user',
  area: 'account',
  summary: 'Get a new bearer token in the `authorization` header while the current one is still valid',
  response: data(z.object({ expires_in: z.int().min(1) })),
  whileFrozen: true,
});

export const sendPasswordReset = endpoint({
  name: 'sendPasswordReset',
  method: 'POST',
  path: '/password/email',
  access: 'guest',
  area: 'account',
  summary: 'Send a password reset link, if the address has an account',
  body: z.object({ email, captcha_response: captchaResponse }),
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/password/reset',
  access: 'guest',
  area: 'account',
  summary: 'Set a new password with the code from the e-mail; signs out all sessions',
  body: z.object({
    email,
    token: code,
    password: newPassword,
    password_confirmation: text(1000),
    captcha_response: captchaResponse,
  }),
});

export const verifyEmail = endpoint({
  name: 'verifyEmail',
  method: 'POST',
  path: '/email/verify',
  access: 'guest',
  area: 'account',
  summary: 'Confirm an e-mail address with the code from the e-mail',
  body: z.object({
    token: code,
    /** Needed where the browser is not signed in to the account. */
    password: z.string().min(1).max(1000).optional(),
  }),
});

export const sendVerification = endpoint({
  name: 'sendVerification',
  method: 'POST',
  path: '/api/v1/profile/send-verification',
  access: 'user',
  area: 'account',
  summary: 'Resend the confirmation link',
});

export const getCaptchaChallenge = endpoint({
  name: 'getCaptchaChallenge',
  method: 'GET',
  path: '/captcha/challenge',
  access: 'guest',
  area: 'account',
  summary: 'Get an ALTCHA challenge; send its solution as `captcha_response`. Each works once',
  response: z.object({
    parameters: z.object({
      algorithm: text(40),
      nonce: text(200),
      salt: text(200),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: text(200),
      keySignature: text(200),
      expiresAt: z.int(),
    }),
    signature: text(200),
  }),
});

export const setAnalyticsClientId = endpoint({
  name: 'setAnalyticsClientId',
  method: 'POST',
  path: '/api/v1/profile/set-analytics-client-id',
  access: 'user',
  area: 'account',
  summary: 'Link your account to an analytics client ID',
  body: z.object(analyticsIds),
});

export const recordMarketingSource = endpoint({
  name: 'recordMarketingSource',
  method: 'POST',
  path: '/api/v1/marketing-sources',
  access: 'guest',
  area: 'account',
  summary: 'Record where a visit came from',
  body: z.object({ ...visit, ...analyticsIds, affiliate_code: text(200).optional() }),
});
export type MarketingVisit = z.output<typeof recordMarketingSource.body>;
