import type { Closing } from '../process/closing.ts';
import type { Config } from '../process/config.ts';
import { startEmbedded } from './embedded/start-embedded.ts';

/** The operator's database or, without `DATABASE_URL`, an embedded one that stops with this process. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: (line: string) => void,
  closing: Closing,
  /** Called when the database's own process works, which takes it a while. */
  onLaunch?: () => void,
): Promise<string> {
  if (databaseUrl) return databaseUrl;
  const embedded = await startEmbedded({ dataDir, log, onLaunch });
  closing.add(embedded.stop);
  return embedded.url;
}
