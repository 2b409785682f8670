import { cleanDays, emptyDay } from '@marquee/domain/channel-reports/clean-report.ts';
import { daysToRead, firstUnsettledDay, nextRead } from '@marquee/domain/channel-reports/report-freshness.ts';
import { type DayRange, daysOf } from '@marquee/domain/channel-reports/report-range.ts';
import { sql } from 'kysely';
import type { DayReport } from '../../../adapters/channels/video-source.ts';
import type { Context } from '../../../platform/context.ts';
import type { OwnChannel } from '../report-channels.ts';
import { failureOf, type Reading } from './reading.ts';
import { useReports } from './use-reports.ts';

interface StoredDay {
  report: DayReport;
  hasFigures: boolean;
  readAt: Date;
}

/** The days of a range that have figures. What is missing or old is asked for first; on failure the rest is shown. */
export async function readDays(
  ctx: Context,
  own: OwnChannel,
  range: DayRange,
): Promise<Reading<DayReport[]>> {
  const { connection, channel } = own;
  const now = ctx.clock.now();
  const ask = (days: DayRange) =>
    useReports(ctx, own, (source) => source.daily({ channelId: channel.channel_id, ...days }));
  if (connection === 'none') return { value: [], state: 'not_connected', updatedAt: null, nextAt: null };
  if (connection === 'sample')
    return { value: cleanDays(await ask(range), range), state: 'ok', updatedAt: now, nextAt: null };

  const stored = await loadDays(ctx, own, range);
  if (connection === 'revoked') return { ...shown(stored), state: 'consent_revoked', nextAt: null };
  const missing = daysToRead(range, new Map([...stored].map(([day, { readAt }]) => [day, readAt])), now);
  if (!missing) return fresh(stored, range, now);
  try {
    for (const [day, read] of withEmptyDays(cleanDays(await ask(missing), missing), missing, now))
      stored.set(day, read);
    await saveDays(
      ctx,
      own,
      [...stored.values()].filter(({ readAt }) => readAt === now),
    );
    return fresh(stored, range, now);
  } catch (error) {
    return { ...shown(stored), ...failureOf(error, now) };
  }
}

function fresh(stored: Map<string, StoredDay>, range: DayRange, now: Date): Reading<DayReport[]> {
  const { value, updatedAt } = shown(stored);
  return { value, updatedAt, state: 'ok', nextAt: nextRead(range, updatedAt ?? now) };
}

/** As old as the newest day shown: that is the one that changes. */
function shown(stored: Map<string, StoredDay>): { value: DayReport[]; updatedAt: Date | null } {
  const days = [...stored.values()].toSorted((one, other) => (one.report.day < other.report.day ? -1 : 1));
  return {
    value: days.filter(({ hasFigures }) => hasFigures).map(({ report }) => report),
    updatedAt: days.at(-1)?.readAt ?? null,
  };
}

/** The network leaves out days on which nothing happened, and days that it has not counted yet. */
function withEmptyDays(reports: readonly DayReport[], range: DayRange, readAt: Date): Map<string, StoredDay> {
  const unsettled = firstUnsettledDay(readAt);
  const known = new Map(reports.map((report) => [report.day, report]));
  return new Map(
    daysOf(range).map((day) => {
      const report = known.get(day);
      return [day, { report: report ?? emptyDay(day), hasFigures: !!report || day < unsettled, readAt }];
    }),
  );
}

async function loadDays(
  { db, panel }: Context,
  { channel }: OwnChannel,
  { start, end }: DayRange,
): Promise<Map<string, StoredDay>> {
  const rows = await db
    .selectFrom('channel_report_day')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('video_channel_id', '=', channel.id)
    .where('day', '>=', start)
    .where('day', '<=', end)
    .execute();
  return new Map(
    rows.map((row) => [
      row.day,
      {
        report: {
          day: row.day,
          views: Number(row.views),
          watchTimeMinutes: Number(row.watch_time_minutes),
          averageViewDuration: Number(row.average_view_duration),
          averageViewPercentage: row.average_view_percentage,
          subscribersGained: Number(row.subscribers_gained),
          subscribersLost: Number(row.subscribers_lost),
        },
        hasFigures: row.has_figures,
        readAt: row.read_at,
      },
    ]),
  );
}

/** One statement for up to two years of days. Only while the connection that was asked still stands. */
async function saveDays(ctx: Context, own: OwnChannel, days: readonly StoredDay[]): Promise<void> {
  const rows = days.map(({ report, hasFigures, readAt }) => ({
    ...report,
    has_figures: hasFigures,
    read_at: readAt.toISOString(),
  }));
  await sql`
    insert into channel_report_day (panel_id, video_channel_id, day, has_figures, views, watch_time_minutes,
        average_view_duration, average_view_percentage, subscribers_gained, subscribers_lost, read_at)
      select connection.panel_id, connection.video_channel_id, report.day, report.has_figures, report.views,
             report."watchTimeMinutes", report."averageViewDuration", report."averageViewPercentage",
             report."subscribersGained", report."subscribersLost", report.read_at
        from channel_connection as connection,
             jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as report (
               day date, has_figures boolean, views bigint, "watchTimeMinutes" bigint,
               "averageViewDuration" bigint, "averageViewPercentage" double precision,
               "subscribersGained" bigint, "subscribersLost" bigint, read_at timestamptz)
       where connection.panel_id = ${ctx.panel.id} and connection.video_channel_id = ${own.channel.id}
         and connection.grant_hash = ${own.stored?.grant_hash ?? null}
    on conflict (panel_id, video_channel_id, day) do update
      set has_figures = excluded.has_figures, views = excluded.views,
          watch_time_minutes = excluded.watch_time_minutes,
          average_view_duration = excluded.average_view_duration,
          average_view_percentage = excluded.average_view_percentage,
          subscribers_gained = excluded.subscribers_gained, subscribers_lost = excluded.subscribers_lost,
          read_at = excluded.read_at
      where channel_report_day.read_at < excluded.read_at`.execute(ctx.db);
}
