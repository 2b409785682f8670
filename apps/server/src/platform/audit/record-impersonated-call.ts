import type { Context } from '../context.ts';
import { insertAuditEntry } from './record-audit.ts';

/**
 * Writes down a call that an operator makes while signed in as somebody else; other callers leave nothing. On its
 * own, committed before the call runs: if it cannot be written, the call does not happen.
 */
export async function recordImpersonatedCall(
  ctx: Context,
  { call, params }: { call: string; params: unknown },
): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'user' || actor.onBehalfOf === undefined) return;
  await insertAuditEntry(ctx, {
    action: 'impersonation.call',
    subjectType: 'account',
    subjectId: actor.accountId,
    after: { call, params: shortTexts(params) },
  });
}

/** The path's parameters are not checked yet: they are kept short. */
function shortTexts(params: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [name, String(value).slice(0, 100)]),
  );
}
