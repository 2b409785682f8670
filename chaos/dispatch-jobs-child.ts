import { passOnCancelJob } from '../apps/server/src/features/dispatch/pass-on-cancel.job.ts';
import { openInstallation } from '../apps/server/src/installation.ts';
import { createQueue } from '../apps/server/src/platform/jobs/queue.ts';
import { createLogger } from '../apps/server/src/platform/log/logger.ts';
import { Closing } from '../apps/server/src/platform/process/closing.ts';
import { readConfig } from '../apps/server/src/platform/process/config.ts';

/** A worker that runs the given number of jobs at once, so that all of them can be killed together. */
const config = await readConfig(process.env, ['--services=web']);
const log = createLogger(config);
const { appServices, panels } = await openInstallation(config, log, new Closing());
const queue = createQueue({
  url: config.databaseUrl ?? '',
  db: appServices.db,
  log,
  definitions: [{ ...passOnCancelJob, concurrency: Number(process.argv[2]) }],
  works: true,
});
await queue.start();
await queue.work({ base: { ...appServices, log }, panelById: panels.byId });
