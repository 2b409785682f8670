import type { Context } from '../../platform/context.ts';
import { type Listener, on } from '../../platform/events/events.ts';
import { accountClosed, type DataKinds, emailProven, personalDataRequested } from '../accounts/index.ts';
import { channelsDeleting } from '../video-channels/index.ts';
import { forgetAttempts } from './connecting/connect-attempt.ts';
import { forgetConnections } from './connecting/disconnect-channel.ts';

/** Connections and figures; the tokens are keys and belong to nobody's file. */
async function addConnections(
  ctx: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  kinds.set('channel-connections', async function* () {
    const rows = await connections(ctx, accountId).execute();
    for (const row of rows)
      yield {
        channel_id: row.channel_id,
        state: row.state,
        scopes: row.scopes,
        connected_at: row.connected_at.toISOString(),
        revoked_at: row.revoked_at?.toISOString() ?? null,
      };
  });
  kinds.set('channel-reports', async function* () {
    const rows = await connections(ctx, accountId)
      .innerJoin('channel_report_day as report', (join) =>
        join
          .onRef('report.panel_id', '=', 'channel.panel_id')
          .onRef('report.video_channel_id', '=', 'channel.id'),
      )
      .select(['report.day', 'report.views', 'report.watch_time_minutes', 'report.subscribers_gained'])
      .select(['report.subscribers_lost', 'report.average_view_duration', 'report.average_view_percentage'])
      .where('report.has_figures', '=', true)
      .orderBy('report.day')
      .execute();
    for (const row of rows)
      yield {
        channel_id: row.channel_id,
        day: row.day,
        views: Number(row.views),
        watch_time_minutes: Number(row.watch_time_minutes),
        average_view_duration: Number(row.average_view_duration),
        average_view_percentage: row.average_view_percentage,
        subscribers_gained: Number(row.subscribers_gained),
        subscribers_lost: Number(row.subscribers_lost),
      };
  });
}

function connections({ db, panel }: Context, accountId: bigint) {
  return db
    .selectFrom('channel_connection as connection')
    .innerJoin('video_channel as channel', (join) =>
      join
        .onRef('channel.panel_id', '=', 'connection.panel_id')
        .onRef('channel.id', '=', 'connection.video_channel_id'),
    )
    .select(['channel.channel_id', 'connection.state', 'connection.scopes'])
    .select(['connection.connected_at', 'connection.revoked_at'])
    .where('connection.panel_id', '=', panel.id)
    .where('connection.account_id', '=', accountId)
    .orderBy('channel.id');
}

/** Channels go with the account, and when it turns out to be a stranger's: `video-channels` says so. */
export const personalDataListeners: readonly Listener[] = [
  on(personalDataRequested, addConnections),
  on(channelsDeleting, async (tx, { channelIds }) => {
    await forgetConnections(tx, channelIds);
  }),
  on(accountClosed, forgetAttempts),
  on(emailProven, forgetAttempts),
];
