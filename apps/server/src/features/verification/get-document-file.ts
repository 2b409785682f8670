import type { Permission } from '@marquee/domain/access/permissions.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { Download } from '../../platform/http/answers/download.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { storedDownload } from '../uploads/index.ts';

/** Papers are asked for where payments are in doubt, so who decides on payments reads them. */
const reviewers: Permission = 'payments.manage';

export async function getDocumentFile(ctx: Context, filename: string): Promise<Download> {
  const { accountId, permissions } = signedIn(ctx);
  const isReviewer = permissions.includes(reviewers);
  const document = await ctx.db
    .selectFrom('verification_document')
    .select(['filename', 'original_name', 'content_type'])
    .where('panel_id', '=', ctx.panel.id)
    .where('filename', '=', filename)
    .$if(!isReviewer, (query) => query.where('account_id', '=', accountId))
    .executeTakeFirst();
  return storedDownload(ctx, 'verification', document ?? refuse('not_found'));
}
