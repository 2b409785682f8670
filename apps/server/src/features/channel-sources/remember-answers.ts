import { createHash } from 'node:crypto';
import { nextProviderDay } from '@marquee/domain/video-sources/provider-day.ts';
import { z } from 'zod';
import type {
  AskYoutube,
  YoutubeAnswer,
  YoutubeResource,
} from '../../adapters/channels/youtube/ask-youtube.ts';
import type { Context } from '../../platform/context.ts';
import type { Spending } from './video-source.ts';

const minute = 60_000;
/** How long an answer is fresh, in ms. A search is paid for once a day at the video network. */
const freshness: Record<YoutubeResource, number | 'day'> = {
  channels: 360 * minute,
  videos: 60 * minute,
  playlistItems: 60 * minute,
  search: 'day',
  subscriptions: 0,
};
/** Whoever has just changed a channel, or tests a key, wants to know how things stand now. */
const alwaysAsks: ReadonlySet<Spending['use']> = new Set(['verification', 'tests']);
const largest = 400_000;
const answerForm = z.union([z.object({ absent: z.string() }), z.object({ body: z.unknown() })]);

/** Answers that are still fresh are not paid for again. */
export function remembered(ctx: Context, { use }: Spending, ask: AskYoutube): AskYoutube {
  return async (resource, query, form) => {
    const kept = freshness[resource];
    if (kept === 0 || alwaysAsks.has(use)) return ask(resource, query, form);
    const question = questionOf(resource, query);
    const known = answerForm.safeParse(await freshAnswer(ctx, question)).data;
    if (known) return known;
    const answer = await ask(resource, query, form);
    const now = ctx.clock.now();
    const expiresAt = kept === 'day' ? nextProviderDay(now) : new Date(now.getTime() + kept);
    await keepAnswer(ctx, question, answer, expiresAt);
    return answer;
  };
}

export function questionOf(resource: string, query: Readonly<Record<string, string>>): Buffer {
  const asked = Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([resource, asked]))
    .digest();
}

export async function freshAnswer({ db, panel, clock }: Context, question: Buffer): Promise<unknown> {
  const row = await db
    .selectFrom('channel_answer')
    .select('answer')
    .where('panel_id', '=', panel.id)
    .where('question', '=', question)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row?.answer;
}

export async function keepAnswer(
  { db, panel, clock }: Context,
  question: Buffer,
  answer: YoutubeAnswer | readonly unknown[],
  expiresAt: Date,
): Promise<void> {
  const text = JSON.stringify(answer);
  // The database takes no NUL in texts; an answer that large is none we asked for.
  if (text.length > largest || text.includes('\\u0000')) return;
  const values = { answer: text, read_at: clock.now(), expires_at: expiresAt };
  await db
    .insertInto('channel_answer')
    .values({ panel_id: panel.id, question, ...values })
    .onConflict((conflict) => conflict.columns(['panel_id', 'question']).doUpdateSet(values))
    .execute();
}

/** Another key or another source may answer otherwise. */
export async function forgetAnswers({ db, panel }: Context): Promise<void> {
  await db.deleteFrom('channel_answer').where('panel_id', '=', panel.id).execute();
}
