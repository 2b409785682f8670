import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import type { Context } from '../../../platform/context.ts';
import { Redirect } from '../../../platform/http/answers/redirect.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import { oauthClient } from '../../channel-sources/index.ts';
import { isOpenSession } from '../../sessions/index.ts';
import { failureOf } from '../reading/reading.ts';
import { type ConnectAttempt, consumeAttempt } from './connect-attempt.ts';
import { statisticsPage } from './connect-channel.ts';
import { giveBackGrant } from './give-back-grant.ts';
import { saveConnections } from './save-connections.ts';

interface CallbackQuery {
  code?: string | undefined;
  state?: string | undefined;
  error?: string | undefined;
}

/** `connected`, or why not, as the page tells it. */
type Outcome = 'connected' | 'denied' | 'no_channel' | 'taken' | 'too_many' | 'failed';

/**
 * Permissions that nothing can come of are given back. Others are only forgotten: the network ends all permissions of
 * a person at once, also one that this person gave to another account of the panel.
 */
const pointless: readonly Outcome[] = ['no_channel', 'too_many'];

/** Where the video network sends the browser back to; always ends on a page of this panel that says how it went. */
export async function finishConnect(
  ctx: Context,
  incoming: Incoming,
  query: CallbackQuery,
): Promise<Redirect> {
  const attempt = await consumeAttempt(ctx, incoming, query.state);
  if (!attempt) return redirectWith(localizedPath(statisticsPage, ctx.locale), 'failed');
  return redirectWith(attempt.redirect, await connectOwner(ctx, attempt, query));
}

async function connectOwner(
  ctx: Context,
  { accountId, sessionId, verifier }: ConnectAttempt,
  { code, error }: CallbackQuery,
): Promise<Outcome> {
  if (error !== undefined || !code) return error === 'access_denied' ? 'denied' : 'failed';
  const client = await oauthClient(ctx);
  if (!client || !(await isOpenSession(ctx, { accountId, sessionId }))) return 'failed';
  const { exchangeCode, ownChannels, reportScopes } = await import(
    '../../../adapters/channels/google-oauth.ts'
  );
  try {
    const tokens = await exchangeCode(ctx.fetch, client, { code, verifier });
    // Boxes on the network's page can be left unticked.
    if (!reportScopes.every((scope) => tokens.scopes.includes(scope))) return 'denied';
    const channels = await ownChannels(ctx.fetch, client, tokens.accessToken);
    const outcome =
      channels.length === 0
        ? 'no_channel'
        : await saveConnections(ctx, { accountId, sessionId, tokens, channels });
    if (pointless.includes(outcome)) await giveBackGrant(ctx, tokens);
    return outcome;
  } catch (failure) {
    ctx.log.warn({ err: failure }, 'a channel could not be connected');
    failureOf(failure, ctx.clock.now());
    return 'failed';
  }
}

function redirectWith(path: string, outcome: Outcome): Redirect {
  const url = new URL(path, 'http://panel.invalid');
  if (outcome === 'connected') url.searchParams.set('connected', '1');
  else url.searchParams.set('connect_error', outcome);
  return new Redirect(`${url.pathname}${url.search}`);
}
