import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { notifyCredentialsChanged } from '../credentials-changed.ts';
import { dropCodesAfterLastFactor } from '../first-factor.ts';
import { freshlySignedIn } from '../sign-in-proof.ts';

export async function removePasskey(ctx: Context, id: bigint): Promise<void> {
  const { accountId } = await freshlySignedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    const { numDeletedRows } = await tx.db
      .deleteFrom('passkey')
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows !== 1n) refuse('not_found');
    await dropCodesAfterLastFactor(tx, accountId);
    await notifyCredentialsChanged(tx, { accountId, change: 'passkeyRemoved' });
  });
}
