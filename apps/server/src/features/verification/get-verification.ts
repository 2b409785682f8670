import type { Verification } from '@marquee/contract/account/verification.ts';
import type { Context } from '../../platform/context.ts';
import { verificationView } from './verification-view.ts';

export async function getVerification(ctx: Context, accountId: bigint): Promise<Verification> {
  const [verification, documents] = await Promise.all([
    ctx.db
      .selectFrom('verification')
      .selectAll()
      .where('panel_id', '=', ctx.panel.id)
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
    ctx.db
      .selectFrom('verification_document')
      .selectAll()
      .where('panel_id', '=', ctx.panel.id)
      .where('account_id', '=', accountId)
      .execute(),
  ]);
  return verificationView(verification, documents);
}
