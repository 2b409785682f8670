import type { Closing } from '../process/closing.ts';
import type { Config } from '../process/config.ts';
import { startEmbedded } from './embedded/start-embedded.ts';

/** The operator's database, or where none is named one of our own, which ends with us. */
export async function reachDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  say: (line: string) => void,
  closing: Closing,
): Promise<string> {
  if (databaseUrl) return databaseUrl;
  const embedded = await startEmbedded({ dataDir, log: say });
  closing.add(embedded.stop);
  return embedded.url;
}
