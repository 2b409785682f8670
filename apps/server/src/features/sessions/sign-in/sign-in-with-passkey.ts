import type { PasskeyAnswer } from '@marquee/contract/second-factor.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import { checkPasskey } from '../../second-factor/index.ts';
import { countAttempt } from '../limits/attempt-limits.ts';
import type { OpenedSession } from '../tokens/open-session.ts';
import { letIn } from './complete-login.ts';

/** Held and unlocked by its owner, a passkey is both factors at once. */
export async function signInWithPasskey(
  ctx: Context,
  incoming: Incoming,
  answer: PasskeyAnswer,
): Promise<OpenedSession> {
  const attempt = await countAttempt(incoming, 'code');
  const accountId = await checkPasskey(ctx, incoming, { answer, purpose: 'sign-in' });
  if (accountId === undefined)
    return refuse('invalid_input', { fields: [{ field: 'passkey', code: 'invalid' }] });
  await attempt.forgive();
  return letIn(ctx, incoming, { accountId, method: 'passkey' });
}
