import * as endpoints from '@marquee/contract/account/account.ts';
import { becomeOwner as becomeOwnerEndpoint } from '@marquee/contract/account/first-owner.ts';
import * as factorEndpoints from '@marquee/contract/account/second-factor.ts';
import { refuse } from '../../platform/errors.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { findAccount } from '../accounts/index.ts';
import { passkeyRequest, pendingChallenge } from '../second-factor/index.ts';
import { becomeOwner } from './first-owner/become-owner.ts';
import { captchaChallenge } from './limits/check-captcha.ts';
import { endSession } from './list/end-sessions.ts';
import { requestPasswordReset, resetPassword } from './password-reset/reset-password.ts';

import { answerSession, completeLogin } from './sign-in/complete-login.ts';

import { finishSignIn, pendingSignIn } from './sign-in/finish-sign-in.ts';
import { impersonate } from './sign-in/impersonate.ts';
import { setKnownDevice } from './sign-in/known-device.ts';

import { signIn, signInWithCode, signInWithPasskey } from './sign-in/sign-in.ts';

import { mailWelcome } from './sign-up/mail-welcome.ts';
import { signUp } from './sign-up/sign-up.ts';
import { verifyEmail } from './sign-up/verify-email.ts';

import { renewSession } from './tokens/renew-session.ts';
import { clearImpersonation, clearSessionCookies } from './tokens/session-cookies.ts';
import { tokenSeconds } from './tokens/session-token.ts';

export const sessionsRoutes: readonly Route[] = [
  route(endpoints.getCaptchaChallenge, (ctx) => captchaChallenge(ctx), {
    limit: { points: 120, seconds: 60 },
  }),
  route(endpoints.login, async (ctx, { body }, reply, incoming) => {
    const holder = await signIn(ctx, incoming, body);
    return answerSession(
      ctx,
      reply,
      await completeLogin(ctx, incoming, reply, { ...holder, method: 'password' }),
    );
  }),
  route(factorEndpoints.getPendingSignIn, async (ctx, _input, _reply, incoming) => ({
    data: await pendingSignIn(ctx, incoming),
  })),
  route(factorEndpoints.finishSignIn, async (ctx, { body }, reply, incoming) =>
    answerSession(ctx, reply, await finishSignIn(ctx, incoming, body)),
  ),
  route(
    factorEndpoints.startPasskeySignIn,
    async (ctx, { body }, reply, incoming) => {
      const pending = body.as_second_factor ? await pendingChallenge(ctx, incoming) : undefined;
      if (body.as_second_factor && !pending) refuse('sign_in_expired');
      const accountId = pending?.accountId;
      return { data: await passkeyRequest(ctx, incoming, reply, { purpose: 'sign-in', accountId }) };
    },
    { limit: { points: 60, seconds: 600 } },
  ),
  route(factorEndpoints.signInWithPasskey, async (ctx, { body }, reply, incoming) =>
    answerSession(ctx, reply, await signInWithPasskey(ctx, incoming, body.passkey)),
  ),
  route(endpoints.loginWithCode, async (ctx, { body }, reply, incoming) =>
    answerSession(ctx, reply, await signInWithCode(ctx, incoming, reply, body.token)),
  ),
  route(
    endpoints.impersonate,
    async (ctx, { params, body }, _reply, incoming) => ({
      data: await impersonate(ctx, incoming, { accountId: BigInt(params.id), ...body }),
    }),
    { limit: { points: 60, seconds: 3600 } },
  ),
  route(endpoints.register, async (ctx, { body }, reply, incoming) =>
    answerSession(ctx, reply, await signUp(ctx, incoming, body)),
  ),
  route(becomeOwnerEndpoint, async (ctx, { body }, reply, incoming) =>
    answerSession(ctx, reply, await becomeOwner(ctx, incoming, body)),
  ),
  route(endpoints.refreshSession, async (ctx, _input, reply, incoming) => {
    const { sessionId } = signedIn(ctx);
    await renewSession(ctx, incoming, reply, sessionId ?? refuse('unauthenticated'));
    return { data: { expires_in: tokenSeconds } };
  }),
  route(endpoints.logout, async (ctx, _input, reply) => {
    const { sessionId, onBehalfOf } = signedIn(ctx);
    if (sessionId) await endSession(ctx, sessionId);
    // Who was signed in as somebody else is themselves again: their own session stays in the browser.
    if (onBehalfOf === undefined) clearSessionCookies(reply);
    else clearImpersonation(reply);
    return undefined;
  }),
  route(endpoints.sendPasswordReset, async (ctx, { body }, _reply, incoming) => {
    await requestPasswordReset(ctx, incoming, body);
    return undefined;
  }),
  route(endpoints.resetPassword, async (ctx, { body }, reply, incoming) => {
    setKnownDevice(ctx, reply, await resetPassword(ctx, incoming, body));
    return undefined;
  }),
  route(endpoints.verifyEmail, async (ctx, { body }, _reply, incoming) => {
    await verifyEmail(ctx, incoming, body);
    return undefined;
  }),
  route(
    endpoints.sendVerification,
    async (ctx, _input, _reply, incoming) => {
      const account = await findAccount(ctx, signedIn(ctx).accountId);
      if (account) await mailWelcome(ctx, account, incoming.origin, 'verify-email');
      return undefined;
    },
    { limit: { points: 3, seconds: 3600 } },
  ),
];
