import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { openDataDirectory } from '../process/data-directory.ts';

const content = z.object({ installation: z.uuid(), heartbeat: z.string().regex(/^\d{1,19}$/) });
const fileName = 'last-heartbeat.json';

/** The last heartbeat that this machine saw; undefined for another installation, or when none was kept. */
export async function readSeenHeartbeat(dataDir: string, installation: string): Promise<bigint | undefined> {
  const text = await readFile(path.join(dataDir, fileName), 'utf8').catch(() => undefined);
  const read = content.safeParse(text === undefined ? undefined : parse(text));
  return read.success && read.data.installation === installation ? BigInt(read.data.heartbeat) : undefined;
}

/** Replaced in one step, so that no crash leaves half a file. */
export async function keepSeenHeartbeat(
  dataDir: string,
  installation: string,
  heartbeat: bigint,
): Promise<void> {
  const file = path.join(openDataDirectory(dataDir), fileName);
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify({ installation, heartbeat: String(heartbeat) }), { mode: 0o600 });
  await rename(draft, file);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
