import { PgBoss } from 'pg-boss';

interface BossOptions {
  url: string;
  /** A worker also keeps the schedule, watches heartbeats and listens for new jobs. */
  works: boolean;
  onError: (error: Error) => void;
  onWarning?: (message: string) => void;
  /** How often a worker looks for jobs whose own worker died. */
  watchSeconds?: number;
}

export function createBoss(options: BossOptions): PgBoss {
  // With twenty seconds of silence before it, a dead worker's jobs run again well within a minute.
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
