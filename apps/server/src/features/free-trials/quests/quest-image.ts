import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Download } from '../../../platform/http/answers/download.ts';
import { storedDownload } from '../../uploads/index.ts';
import { requireFreeTrials } from './quest.ts';

/** Everybody may see it, as everybody may see the quest; the name changes with the picture. */
export async function getQuestImage(
  ctx: Context,
  { questId, filename }: { questId: bigint; filename: string },
): Promise<Download> {
  await requireFreeTrials(ctx);
  const quest = await ctx.db
    .selectFrom('free_trial_quest')
    .select(['image', 'image_type'])
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', questId)
    .where('image', '=', filename)
    .executeTakeFirst();
  if (!quest?.image || !quest.image_type) return refuse('not_found');
  return storedDownload(ctx, 'free-trials', {
    filename: quest.image,
    original_name: quest.image,
    content_type: quest.image_type,
  });
}
