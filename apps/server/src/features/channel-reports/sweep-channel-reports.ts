import { networkDay } from '@marquee/domain/channel-reports/report-range.ts';
import { addDays } from '@marquee/domain/format/calendar.ts';
import type { Context } from '../../platform/context.ts';
import { confirmConsentJob } from './connecting/confirm-consent.job.ts';
import { confirmAfterDays } from './connecting/confirm-consent.ts';

const dayMs = 86_400_000;
/** As the video network's terms ask: figures read with a permission go a week after it was taken back. */
const daysAfterRevoked = 7;
/** Public facts and figures of ranges that nobody asked for again. */
const answerDays = 30;
/** Twice the longest range, so that it can be compared with the time before. */
const reportDays = 4 * 366;
/** The rest has its turn on the next days: there is time until a month is over. */
const mostConfirmed = 2000;

/** Over all panels; a second run finds nothing left to delete. */
export async function sweepChannelReports({ db, clock, jobs }: Context): Promise<void> {
  const now = clock.now();
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await db.deleteFrom('channel_connect_attempt').where('expires_at', '<', now).execute();
  await db.deleteFrom('channel_report_answer').where('read_at', '<', before(answerDays)).execute();
  await db
    .deleteFrom('channel_report_day')
    .where('day', '<', addDays(networkDay(now), -reportDays))
    .execute();
  for (const table of ['channel_report_day', 'channel_report_answer'] as const)
    await db
      .deleteFrom(table)
      .where((each) =>
        each.exists(
          each
            .selectFrom('channel_connection as connection')
            .select('connection.video_channel_id')
            .whereRef('connection.panel_id', '=', `${table}.panel_id`)
            .whereRef('connection.video_channel_id', '=', `${table}.video_channel_id`)
            .where('connection.revoked_at', '<', before(daysAfterRevoked)),
        ),
      )
      .execute();
  const unconfirmed = await db
    .selectFrom('channel_connection')
    .select(['panel_id', 'video_channel_id'])
    .where('state', '=', 'connected')
    .where('confirmed_at', '<', before(confirmAfterDays))
    .orderBy('confirmed_at')
    .limit(mostConfirmed)
    .execute();
  for (const { panel_id, video_channel_id } of unconfirmed)
    await jobs.send(confirmConsentJob, { panelId: panel_id, channelId: video_channel_id });
}
