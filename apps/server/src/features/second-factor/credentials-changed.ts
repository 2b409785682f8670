import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { event } from '../../platform/events/events.ts';
import { type CredentialsChange, notify } from '../notifications/index.ts';

/** How an account is entered has changed; `keptSession` is the one it was changed from. */
export const credentialsChanged = event<{ accountId: bigint; keptSession: string | undefined }>(
  'credentials-changed',
);

/** Ends the other sessions, writes it down, and tells the owner, in case it was somebody else. */
export async function notifyCredentialsChanged(
  ctx: Context,
  { accountId, change }: { accountId: bigint; change: CredentialsChange },
): Promise<void> {
  const keptSession = ctx.actor.kind === 'user' ? ctx.actor.sessionId : undefined;
  await ctx.events.emit(ctx, credentialsChanged, { accountId, keptSession });
  await recordAudit(ctx, {
    action: 'credentials.change',
    subjectType: 'account',
    subjectId: accountId,
    after: { change },
  });
  await notify(ctx, accountId, { kind: 'factor-changed', change });
}
