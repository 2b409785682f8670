import { afterAll } from 'vitest';
import { confirmConsentJob } from '../../features/channel-reports/connecting/confirm-consent.job.ts';
import { giveBackGrant } from '../../features/channel-reports/connecting/give-back-grant.ts';
import { revokeConsentJob } from '../../features/channel-reports/connecting/revoke-consent.job.ts';
import { dailyStatistics } from '../../features/channel-reports/reports/daily-statistics.ts';
import { sweepChannelReportsJob } from '../../features/channel-reports/sweep-channel-reports.job.ts';
import { startGoogle } from '../../features/channel-reports/testing/google-server.ts';
import { plantConnection } from '../../features/channel-reports/testing/plant-connection.ts';
import { type Scenario, scenario } from './scenario.ts';
import type { Stage } from './stage.ts';

const day = 24 * 3600;

export async function channelScenarios({ database }: Stage): Promise<Scenario[]> {
  const google = await startGoogle();
  afterAll(google.stop);

  return [
    scenario(revokeConsentJob, 'a permission that nothing uses', {
      isRunAtOnce: true,
      prepare: async () => {
        const { ctx } = await plantConnection(database, google);
        const refreshToken = `unused-${ctx.panel.id}`;
        const tokens = { accessToken: 'a', refreshToken, expiresInSeconds: 60, scopes: [] };
        await giveBackGrant(ctx, tokens);
        const { id: revocationId } = await ctx.db
          .selectFrom('channel_revocation')
          .select('id')
          .where('panel_id', '=', ctx.panel.id)
          .executeTakeFirstOrThrow();
        return {
          ctx,
          payload: { panelId: ctx.panel.id, revocationId },
          outside: () => google.state.givenBack.includes(refreshToken),
        };
      },
    }),
    scenario(confirmConsentJob, 'a permission that nobody has used for weeks', {
      isRunAtOnce: true,
      prepare: async () => {
        const { ctx, videoChannelId } = await plantConnection(database, google);
        ctx.clock.advance(26 * day);
        return { ctx, payload: { panelId: ctx.panel.id, channelId: videoChannelId } };
      },
    }),
    scenario(sweepChannelReportsJob, 'figures of a permission that was taken back', {
      isRunAtOnce: true,
      prepare: async () => {
        const { ctx, refreshToken } = await plantConnection(database, google);
        await dailyStatistics(ctx, { compare: false });
        google.state.revoked.add(refreshToken);
        ctx.clock.advance(day);
        await dailyStatistics(ctx, { compare: false });
        ctx.clock.advance(8 * day);
        return { ctx, payload: {} };
      },
    }),
  ];
}
