import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import { hasOwner } from '../../accounts/index.ts';

const hoursValid = 24;

/**
 * The path that makes whoever opens it the owner of a panel without one; undefined where there is an owner. Each
 * call replaces the link that was issued before.
 */
export async function issueOwnerLink(
  ctx: Pick<Context, 'db' | 'panel' | 'clock'>,
): Promise<string | undefined> {
  if (await hasOwner(ctx)) return undefined;
  const code = randomBytes(32).toString('base64url');
  const row = {
    hash: hashOwnerCode(code),
    expires_at: new Date(ctx.clock.now().getTime() + hoursValid * 3_600_000),
  };
  await ctx.db
    .insertInto('owner_link')
    .values({ panel_id: ctx.panel.id, ...row })
    .onConflict((conflict) => conflict.column('panel_id').doUpdateSet(row))
    .execute();
  return `/setup?code=${code}`;
}

export function hashOwnerCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
