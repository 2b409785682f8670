import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { refuse } from '../../platform/errors.ts';

export type SandboxPayment = Selectable<DB['sandbox_payment']>;

export type SandboxNews = 'paid' | 'failed' | 'refunded' | 'disputed' | 'card_linked';

/** Finds a payment by the token in the page's URL. Not found when the sandbox is off. */
export async function sandboxPaymentByToken(ctx: Context, token: string): Promise<SandboxPayment> {
  if (!ctx.environment.sandboxPayments) return refuse('not_found');
  const row = await ctx.db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('token', '=', token)
    .executeTakeFirst();
  return row ?? refuse('not_found');
}

/** Derived from the installation's key: each method of each panel has its own. */
export function sandboxSecret(ctx: Pick<Context, 'keys' | 'panel'>, methodId: bigint): Uint8Array {
  return ctx.keys.derive(`sandbox-payments:${ctx.panel.id}:${methodId}`);
}
