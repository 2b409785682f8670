import { localizedPath, ownPath } from '@marquee/domain/routes/localized-path.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import type { Reply } from '../../../platform/http/calls/reply.ts';
import { requireOutgoing } from '../../../platform/restore/outgoing.ts';
import { inPerson } from '../../../platform/signed-in.ts';
import { oauthClient } from '../../channel-sources/index.ts';
import { beginAttempt } from './connect-attempt.ts';

export const statisticsPage = '/channel-statistics';

/** Says where the owner of a channel agrees. Only they themselves may: staff who act for them cannot. */
export async function connectChannel(
  ctx: Context,
  incoming: Incoming,
  reply: Reply,
  { redirect = statisticsPage }: { redirect?: string | undefined },
): Promise<{ url: string }> {
  const { accountId, sessionId } = inPerson(ctx);
  if (!sessionId) return refuse('unauthenticated');
  const client = (await oauthClient(ctx)) ?? refuse('wrong_state');
  await requireOutgoing(ctx);
  const path = ownPath(redirect, incoming.origin);
  if (!path) return refuse('invalid_input', { fields: [{ field: 'redirect', code: 'invalid' }] });
  const attempt = await beginAttempt(ctx, incoming, reply, {
    accountId,
    sessionId,
    redirect: localizedPath(path, ctx.locale),
  });
  const { authorizeUrl } = await import('../../../adapters/channels/google-oauth.ts');
  return { url: authorizeUrl(client, attempt) };
}
