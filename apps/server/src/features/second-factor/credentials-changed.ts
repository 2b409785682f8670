import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { event } from '../../platform/events/events.ts';
import { type CredentialsChange, notify } from '../notifications/index.ts';

/** A sign-in method was added or removed; `keptSession` is the session that made the change. */
export const credentialsChanged = event<{ accountId: bigint; keptSession: string | undefined }>(
  'credentials-changed',
);

/** Ends the other sessions, records an audit entry and notifies the owner. */
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
