import * as endpoints from '@marquee/contract/account/social.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { answerSession, completeLogin } from '../sessions/index.ts';
import { finishCodeFlow, finishTelegram } from './finish-social.ts';
import { accountForOneTap } from './google-one-tap.ts';
import { setEmail } from './set-email.ts';
import { disconnectSocial, listSocialLinks, signInOptions } from './social-links.ts';
import { connectSocial, startSocial } from './start-social.ts';
import { attachTelegram } from './telegram.ts';

const visits = { limit: { points: 60, seconds: 600 } };

export const socialRoutes: readonly Route[] = [
  route(endpoints.listSignInOptions, async (ctx) => ({ data: await signInOptions(ctx) })),
  route(
    endpoints.loginWithGoogle,
    (ctx, { query }, reply, incoming) => startSocial(ctx, incoming, reply, 'google', query),
    visits,
  ),
  route(endpoints.finishGoogle, (ctx, { query }, reply, incoming) =>
    finishCodeFlow(ctx, incoming, reply, 'google', query),
  ),
  route(
    endpoints.loginWithFacebook,
    (ctx, { query }, reply, incoming) => startSocial(ctx, incoming, reply, 'facebook', query),
    visits,
  ),
  route(endpoints.finishFacebook, (ctx, { query }, reply, incoming) =>
    finishCodeFlow(ctx, incoming, reply, 'facebook', query),
  ),
  route(
    endpoints.loginWithTelegram,
    (ctx, { query }, reply, incoming) => startSocial(ctx, incoming, reply, 'telegram', query),
    visits,
  ),
  route(endpoints.finishTelegram, (ctx, { query }, reply, incoming) =>
    finishTelegram(ctx, incoming, reply, query),
  ),
  route(endpoints.attachTelegram, async (ctx, { query }, _reply, incoming) => ({
    data: await attachTelegram(ctx, incoming, query),
  })),
  route(endpoints.loginWithGoogleOneTap, async (ctx, { body }, reply, incoming) => {
    const accountId = await accountForOneTap(ctx, incoming, body);
    return answerSession(
      ctx,
      reply,
      await completeLogin(ctx, incoming, reply, { accountId, method: 'google' }),
    );
  }),
  route(
    endpoints.connectSocial,
    async (ctx, { body }, reply, incoming) => ({ data: await connectSocial(ctx, incoming, reply, body) }),
    visits,
  ),
  route(endpoints.listSocialLinks, async (ctx) => ({ data: await listSocialLinks(ctx) })),
  route(endpoints.disconnectSocial, async (ctx, { params }) => {
    await disconnectSocial(ctx, params.provider);
    return undefined;
  }),
  route(
    endpoints.setEmail,
    async (ctx, { body }, _reply, incoming) => ({ data: await setEmail(ctx, incoming, body.email) }),
    { limit: { points: 10, seconds: 3600 } },
  ),
];
