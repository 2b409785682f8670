import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { OwnChannel } from '../report-channels.ts';
import { failureOf, type Reading } from './reading.ts';

interface Question<Schema extends z.ZodType> {
  kind: 'card' | 'videos' | 'reach' | 'video-reports';
  /** Which range or videos. */
  key: string;
  schema: Schema;
  /** When an answer of a moment is asked for again. */
  nextAt: (readAt: Date) => Date;
  ask: () => Promise<z.output<Schema>>;
}

const mostAnswers = 80;

/** The stored answer while it is fresh, a new one if there is one, otherwise the stored one however old. */
export async function readAnswer<Schema extends z.ZodType>(
  ctx: Context,
  own: OwnChannel,
  { kind, key, schema, nextAt, ask }: Question<Schema>,
): Promise<Reading<z.output<Schema>>> {
  const now = ctx.clock.now();
  // Samples cost nothing and are the same every time.
  if (own.connection === 'sample') return { value: await ask(), state: 'ok', updatedAt: now, nextAt: null };
  const stored = await load(ctx, own, { kind, key, schema });
  if (stored && nextAt(stored.readAt) > now)
    return { value: stored.value, state: 'ok', updatedAt: stored.readAt, nextAt: nextAt(stored.readAt) };
  try {
    const value = await ask();
    await save(ctx, own, { kind, key, value });
    return { value, state: 'ok', updatedAt: now, nextAt: nextAt(now) };
  } catch (error) {
    return { value: stored?.value, updatedAt: stored?.readAt ?? null, ...failureOf(error, now) };
  }
}

type Place = Pick<Question<z.ZodType>, 'kind' | 'key'>;

async function load<Schema extends z.ZodType>(
  { db, panel }: Context,
  { channel }: OwnChannel,
  { kind, key, schema }: Place & { schema: Schema },
): Promise<{ value: z.output<Schema>; readAt: Date } | undefined> {
  const row = await db
    .selectFrom('channel_report_answer')
    .select(['answer', 'read_at'])
    .where('panel_id', '=', panel.id)
    .where('video_channel_id', '=', channel.id)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  // Another version may have written other fields.
  const parsed = row && schema.safeParse(row.answer);
  return row && parsed?.success ? { value: parsed.data, readAt: row.read_at } : undefined;
}

/**
 * Callers choose the ranges, so only the newest answers are kept. Nothing is kept of a channel that was deleted or
 * disconnected while it was asked for.
 */
async function save(
  { db, panel, clock }: Context,
  { channel, stored }: OwnChannel,
  { kind, key, value }: Place & { value: unknown },
): Promise<void> {
  const isStillOurs = stored
    ? sql`exists (select from channel_connection as connection
                   where connection.panel_id = channel.panel_id and connection.video_channel_id = channel.id
                     and connection.grant_hash = ${stored.grant_hash})`
    : sql`true`;
  await sql`
    insert into channel_report_answer (panel_id, video_channel_id, kind, key, answer, read_at)
      select channel.panel_id, channel.id, ${kind}, ${key}, ${JSON.stringify(value)}::jsonb, ${clock.now()}
        from video_channel as channel
       where channel.panel_id = ${panel.id} and channel.id = ${channel.id} and ${isStillOurs}
    on conflict (panel_id, video_channel_id, kind, key) do update
      set answer = excluded.answer, read_at = excluded.read_at`.execute(db);
  await sql`
    delete from channel_report_answer
     where panel_id = ${panel.id} and video_channel_id = ${channel.id}
       and (kind, key) in (select kind, key from channel_report_answer
                            where panel_id = ${panel.id} and video_channel_id = ${channel.id}
                            order by read_at desc, kind, key offset ${mostAnswers})`.execute(db);
}
