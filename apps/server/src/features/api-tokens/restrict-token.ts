import type { ApiTokenView } from '@marquee/contract/api/api-token.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { inPerson } from '../../platform/signed-in.ts';
import { ipNetwork } from './ip-network.ts';
import { tokenView } from './token-view.ts';

export async function restrictToken(ctx: Context, addresses: readonly string[]): Promise<ApiTokenView> {
  const { accountId } = inPerson(ctx);
  const networks = addresses.map(ipNetwork);
  const fields = networks.flatMap((network, index) =>
    network ? [] : [{ field: `allowed_addresses.${index}`, code: 'not_an_ip_network' as const }],
  );
  if (fields.length > 0) refuse('invalid_input', { fields });
  const allowed = [...new Set(networks.flatMap((network) => network ?? []))];
  return inTransaction(ctx, async (tx) => {
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
