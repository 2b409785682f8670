import type { Context } from '../../platform/context.ts';
import type { EmailProof } from '../accounts/index.ts';
import { dropCodesAfterLastFactor } from './first-factor.ts';

/** Pending sign-ins end with every proof; factors and recovery codes only if somebody else may have made them. */
export async function voidFactors(tx: Context, { accountId, madeSince }: EmailProof): Promise<void> {
  for (const table of ['sign_in_challenge', 'passkey_challenge'] as const)
    await tx.db
      .deleteFrom(table)
      .where('panel_id', '=', tx.panel.id)
      .where('account_id', '=', accountId)
      .execute();
  if (!madeSince) return;
  for (const table of ['totp_secret', 'passkey', 'recovery_code'] as const)
    await tx.db
      .deleteFrom(table)
      .where('panel_id', '=', tx.panel.id)
      .where('account_id', '=', accountId)
      .where('created_at', '>=', madeSince)
      .execute();
  await dropCodesAfterLastFactor(tx, accountId);
}
