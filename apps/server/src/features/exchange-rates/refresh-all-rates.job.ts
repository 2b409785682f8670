import { z } from 'zod';
import { job } from '../../platform/jobs/job.ts';
import { refreshExchangeRateJob } from './refresh-exchange-rate.job.ts';

/** Hourly, one job per panel with a rate source, so that a slow source delays no other panel. */
export const refreshAllRatesJob = job({
  name: 'refresh-all-rates',
  payload: z.object({}),
  cron: '23 * * * *',
  load: async () => ({
    handle: async (ctx) => {
      const sources = await ctx.db.selectFrom('exchange_rate_source').select('panel_id').execute();
      for (const { panel_id: panelId } of sources)
        await ctx.jobs.send(refreshExchangeRateJob, { panelId }, { singletonKey: String(panelId) });
    },
  }),
});
