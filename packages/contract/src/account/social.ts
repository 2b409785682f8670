import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, text } from '../primitives.ts';
import { analyticsIds, visit } from './account.ts';
import { profile } from './profile.ts';

export const socialProviders = ['google', 'facebook', 'telegram'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** Where to go afterwards; anything but a path of this panel leads to the home page. */
const startQuery = z.object({
  redirect: text(500).optional(),
  affiliate_code: text(200).optional(),
  ...visit,
  ...analyticsIds,
});
/** What a provider adds when it sends the visitor back: a code, or an error. */
const callbackQuery = z.object({
  code: text(4000).optional(),
  state: text(200).optional(),
  iss: text(500).optional(),
  error: text(300).optional(),
});

/** Authenticity is checked by the signature, not by this schema. */
const telegramUser = z.object({
  id: text(40).optional(),
  first_name: text(256).optional(),
  last_name: text(256).optional(),
  username: text(64).optional(),
  photo_url: text(2048).optional(),
  auth_date: text(40).optional(),
  hash: text(200).optional(),
});
export type TelegramUser = z.output<typeof telegramUser>;

const guestGet = { method: 'GET', access: 'guest', area: 'account' } as const;
/** The response is a redirect without a body. */
const redirect = { contentType: 'text/plain', response: text(1) } as const;

export const listSignInOptions = endpoint({
  ...guestGet,
  name: 'listSignInOptions',
  path: '/login/options',
  summary: 'List the social sign-ins the panel offers',
  response: data(
    z.object({
      providers: z.array(z.enum(socialProviders)).max(3),
      google_one_tap_client_id: text(300).nullable(),
    }),
  ),
});
export type SignInOptions = z.output<typeof listSignInOptions.response>['data'];

export const loginWithGoogle = endpoint({
  ...guestGet,
  ...redirect,
  name: 'loginWithGoogle',
  path: '/login/google',
  summary: 'Redirect to Google, which returns to `/login/google/callback`',
  query: startQuery,
});

export const finishGoogle = endpoint({
  ...guestGet,
  ...redirect,
  name: 'finishGoogle',
  path: '/login/google/callback',
  summary: 'Complete a sign-in with Google',
  query: callbackQuery,
});

export const loginWithFacebook = endpoint({
  ...guestGet,
  ...redirect,
  name: 'loginWithFacebook',
  path: '/login/facebook',
  summary: 'Redirect to Facebook, which returns to `/login/facebook/callback`',
  query: startQuery,
});

export const finishFacebook = endpoint({
  ...guestGet,
  ...redirect,
  name: 'finishFacebook',
  path: '/login/facebook/callback',
  summary: 'Complete a sign-in with Facebook',
  query: callbackQuery,
});

export const loginWithTelegram = endpoint({
  ...guestGet,
  ...redirect,
  name: 'loginWithTelegram',
  path: '/login/telegram',
  summary: 'Redirect to Telegram, which returns to `/login/telegram/callback`',
  query: startQuery,
});

export const finishTelegram = endpoint({
  ...guestGet,
  ...redirect,
  name: 'finishTelegram',
  path: '/login/telegram/callback',
  summary: 'Complete a sign-in with Telegram; each response of Telegram works once, for five minutes',
  query: telegramUser.extend({ state: text(200).optional() }),
});

export const attachTelegram = endpoint({
  ...guestGet,
  access: 'user',
  name: 'attachTelegram',
  path: '/utils/attach-telegram',
  summary: 'Connect a Telegram account with a response of Telegram',
  query: telegramUser,
  response: data(z.object({ telegram_id: text(40), telegram_username: text(254).nullable() })),
  errors: ['impersonated', 'sign_in_again', 'wrong_state', 'email_not_proven'],
  alsoPage: true,
  fresh: true,
  provenEmail: true,
});

export const loginWithGoogleOneTap = endpoint({
  name: 'loginWithGoogleOneTap',
  method: 'POST',
  path: '/login/google-one-tap',
  access: 'guest',
  area: 'account',
  summary: 'Sign in with a Google One Tap credential',
  body: z.strictObject({
    credential: text(8000).min(1),
    affiliate_code: text(200).optional(),
    ...visit,
    ...analyticsIds,
  }),
  response: data(profile),
  errors: ['second_factor_needed'],
});

export const connectSocial = endpoint({
  name: 'connectSocial',
  method: 'POST',
  path: '/api/v1/socialite/connect',
  access: 'user',
  area: 'account',
  summary: 'Get the address that connects a social account; `redirect_uri` is a path of the panel',
  body: z.strictObject({
    redirect_uri: text(500),
    provider: z.enum(socialProviders).default('google'),
  }),
  response: data(z.object({ url: text(4000) })),
  errors: ['impersonated', 'email_not_proven'],
});

export const listSocialLinks = endpoint({
  ...guestGet,
  access: 'user',
  name: 'listSocialLinks',
  path: '/api/v1/profile/social-links',
  summary: 'List social accounts you’ve connected or can connect',
  response: data(
    z
      .array(
        z.object({
          provider: z.enum(socialProviders),
          is_connected: z.boolean(),
          label: text(254).nullable(),
        }),
      )
      .max(3),
  ),
});
export type SocialLink = z.output<typeof listSocialLinks.response>['data'][number];

export const disconnectSocial = endpoint({
  name: 'disconnectSocial',
  method: 'DELETE',
  path: '/api/v1/profile/social-links/{provider}',
  access: 'user',
  area: 'account',
  summary: 'Disconnect a social account',
  params: z.object({ provider: z.enum(socialProviders) }),
  errors: ['impersonated', 'sign_in_again', 'last_way_in'],
  fresh: true,
});

export const setEmail = endpoint({
  name: 'setEmail',
  method: 'POST',
  path: '/api/v1/profile/set-email',
  access: 'user',
  area: 'account',
  summary: 'Set the first e-mail address of an account that has none; an e-mail asks to confirm it',
  body: z.strictObject({ email: z.email().max(254).toLowerCase() }),
  response: data(z.object({ email: text(254) })),
  errors: ['impersonated', 'wrong_state', 'sign_in_again'],
  fresh: true,
});
