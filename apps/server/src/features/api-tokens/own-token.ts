import type { ApiTokenView } from '@marquee/contract/api/api-token.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { inPerson } from '../../platform/signed-in.ts';
import { lockProvenAccount } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { ipNetwork } from './ip-network.ts';
import { hashToken, newToken } from './token-text.ts';
import { tokenView } from './token-view.ts';

export async function getToken(ctx: Context, accountId: bigint): Promise<ApiTokenView> {
  const row = await ctx.db
    .selectFrom('api_token')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return tokenView(row);
}

/** Replaces the previous token, which stops working at once; the allowed addresses are kept. */
export async function createToken(ctx: Context): Promise<ApiTokenView> {
  const { accountId } = inPerson(ctx);
  const token = newToken();
  const made = {
    hash: hashToken(token),
    hint: token.slice(-4),
    created_at: ctx.clock.now(),
    last_used_at: null,
    last_used_address: null,
  };
  return inTransaction(ctx, async (tx) => {
    await lockProvenAccount(tx);
    const row = await tx.db
      .insertInto('api_token')
      .values({ panel_id: tx.panel.id, account_id: accountId, ...made })
      .onConflict((conflict) => conflict.columns(['panel_id', 'account_id']).doUpdateSet(made))
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(tx, { action: 'api-tokens.create', subjectType: 'account', subjectId: accountId });
    await notify(tx, accountId, { kind: 'api-key-made' });
    return tokenView(row, token);
  });
}

/** Does nothing when there is no token. */
export async function revokeToken(ctx: Context, accountId: bigint): Promise<void> {
  await ctx.db
    .deleteFrom('api_token')
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .execute();
}

export async function restrictToken(ctx: Context, addresses: readonly string[]): Promise<ApiTokenView> {
  const { accountId } = inPerson(ctx);
  const networks = addresses.map(ipNetwork);
  const fields = networks.flatMap((network, index) =>
    network ? [] : [{ field: `allowed_addresses.${index}`, code: 'not_an_ip_network' as const }],
  );
  if (fields.length > 0) refuse('invalid_input', { fields });
  const allowed = [...new Set(networks.flatMap((network) => network ?? []))];
  return inTransaction(ctx, async (tx) => {
    await lockProvenAccount(tx);
    const row = await tx.db
      .updateTable('api_token')
      .set({ allowed_addresses: allowed })
      .where('panel_id', '=', tx.panel.id)
      .where('account_id', '=', accountId)
      .returningAll()
      .executeTakeFirst();
    if (!row) return refuse('not_found');
    await recordAudit(tx, {
      action: 'api-tokens.restrict',
      subjectType: 'account',
      subjectId: accountId,
      after: { allowed },
    });
    return tokenView(row);
  });
}
