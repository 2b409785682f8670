import { flaggedWord } from '@marquee/domain/text/flagged-words.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { CacheDefinition } from '../../../platform/caches.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';

const storedFlaggedWords: CacheDefinition<readonly string[]> = {
  name: 'flagged-words',
  topics: ['flagged-words'],
  load: async (db, panelId) => {
    const rows = await db.selectFrom('flagged_word').select('word').where('panel_id', '=', panelId).execute();
    return rows.map(({ word }) => word);
  },
};

/** Whether a person must read these texts before they are published. */
export async function needsModeration(ctx: Context, texts: readonly string[]): Promise<boolean> {
  if (texts.length === 0) return false;
  return flaggedWord(texts, await ctx.caches.get(storedFlaggedWords, ctx.panel.id)) !== undefined;
}

/** In the order of the alphabet. */
export async function listFlaggedWords({ db, panel }: Context): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('flagged_word')
    .select('word')
    .where('panel_id', '=', panel.id)
    .orderBy('word')
    .execute();
  return rows.map(({ word }) => word);
}

const maxWords = 1000;

/** Replaces the whole list. It applies to orders paid from now on; orders already in moderation stay there. */
export async function setFlaggedWords(ctx: Context, typed: readonly string[]): Promise<void> {
  const words = [...new Set(typed.map((word) => word.trim().toLowerCase()))].filter((word) => word !== '');
  if (words.length > maxWords) return refuseWords('too_many', { limit: maxWords });
  if (words.some((word) => word.length > 100 || word.replaceAll('*', '').trim().length < 2))
    return refuseWords('invalid');
  await inTransaction(ctx, async (tx) => {
    const before = await tx.db
      .deleteFrom('flagged_word')
      .where('panel_id', '=', tx.panel.id)
      .returning('word')
      .execute();
    const rows = words.map((word) => ({ panel_id: tx.panel.id, word, created_at: tx.clock.now() }));
    if (rows.length > 0) await tx.db.insertInto('flagged_word').values(rows).execute();
    await recordAudit(tx, {
      action: 'orders.set-flagged-words',
      subjectType: 'panel',
      subjectId: tx.panel.id,
      before: before.map(({ word }) => word),
      after: words,
    });
  });
}

function refuseWords(code: 'too_many' | 'invalid', values?: { limit: number }): never {
  return refuse('invalid_input', { fields: [{ field: 'words', code, ...(values ? { values } : {}) }] });
}
