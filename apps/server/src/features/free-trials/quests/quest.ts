import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { refuse } from '../../../platform/errors.ts';
import { getSettings } from '../../settings/index.ts';

export type QuestRow = Selectable<DB['free_trial_quest']>;

export interface QuestTexts {
  name?: string | undefined;
  short_body?: string | undefined;
  body?: string | undefined;
}

/** A panel that gives no free trials answers as if there were none. */
export async function requireFreeTrials(ctx: Context): Promise<void> {
  if (!(await getSettings(ctx)).free_views_is_allowed) refuse('not_found');
}

export async function openQuest({ db, panel }: Context, questId: bigint): Promise<QuestRow> {
  const quest = await db
    .selectFrom('free_trial_quest')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('id', '=', questId)
    .where('is_enabled', '=', true)
    .executeTakeFirst();
  return quest ?? refuse('not_found');
}

/** Whoever uses up a quest holds its row, so that repeats and the day's limit are counted one by one. */
export async function lockQuest({ db, panel }: Context, questId: bigint): Promise<QuestRow> {
  const quest = await db
    .selectFrom('free_trial_quest')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('id', '=', questId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return quest ?? refuse('not_found');
}

export function translationsOf(row: Pick<QuestRow, 'translations'>): Partial<Record<Locale, QuestTexts>> {
  return row.translations as Partial<Record<Locale, QuestTexts>>;
}

/** In the reader's language, as far as it is translated. */
export function questTexts(row: QuestRow, locale: Locale): Required<QuestTexts> & { name: string } {
  const { name = row.name, short_body = row.short_body, body = row.body } = translationsOf(row)[locale] ?? {};
  return { name, short_body, body };
}

export function imagePath({ id, image }: Pick<QuestRow, 'id' | 'image'>): string | null {
  return image === null ? null : `/api/v1/free-trial-quests/${id}/images/${image}`;
}
