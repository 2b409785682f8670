import { heldWord } from '@marquee/domain/text/held-words.ts';
import type { CacheDefinition } from '../../../platform/caches.ts';
import type { Context } from '../../../platform/context.ts';

const storedFlaggedWords: CacheDefinition<readonly string[]> = {
  name: 'held-words',
  topics: ['held-words'],
  load: async (db, panelId) => {
    const rows = await db.selectFrom('held_word').select('word').where('panel_id', '=', panelId).execute();
    return rows.map(({ word }) => word);
  },
};

/** Whether somebody must read these texts before they are published. */
export async function needsModeration(ctx: Context, texts: readonly string[]): Promise<boolean> {
  if (texts.length === 0) return false;
  return heldWord(texts, await ctx.caches.get(storedFlaggedWords, ctx.panel.id)) !== undefined;
}
