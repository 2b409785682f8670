import { PgBoss } from 'pg-boss';

interface BossOptions {
  url: string;
  /** A worker also runs the schedule, monitors heartbeats and listens for new jobs. */
  works: boolean;
  onError: (error: Error) => void;
  onWarning?: (message: string) => void;
  /** How often a worker checks for jobs whose worker died. */
  watchSeconds?: number;
}

export function createBoss(options: BossOptions): PgBoss {
  // With a heartbeat of 20 seconds, jobs of a dead worker run again within a minute.
  const watchSeconds = options.watchSeconds ?? 5;
  const boss = new PgBoss({
    connectionString: options.url,
    application_name: 'marquee-jobs',
    schema: 'jobs',
    max: options.works ? 4 : 1,
    supervise: options.works,
    schedule: options.works,
    useListenNotify: options.works,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
  });
  boss.on('error', options.onError);
  boss.on('warning', (warning) => options.onWarning?.(warning.message));
  return boss;
}
