import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { allowLongStatements } from '../platform/db/long-statements.ts';
import { demoPanels } from './panel/demo-panels.ts';

/** Any number, the same in every process: one process fills, the others wait and find it done. */
const demoLock = 7_304_201;

/** Gives a fresh installation panels worth looking at; all of it or nothing, and only once. */
export async function fillDemo(db: Database, clock: Clock): Promise<void> {
  if (await isFilled(db)) return;
  await db.transaction().execute(async (transaction) => {
    // Filling takes longer than any request may wait for a lock.
    await sql`set local lock_timeout = 0`.execute(transaction);
    await allowLongStatements(transaction);
    await sql`select pg_advisory_xact_lock(${demoLock})`.execute(transaction);
    if (await isFilled(transaction)) return;
    // Loaded on demand: the demo's data is needed once in an installation's life, not at every start.
    const { fillPanel } = await import('./panel/fill-panel.ts');
    for (const demo of demoPanels) await fillPanel(transaction, clock, demo);
  });
}

async function isFilled(db: Database): Promise<boolean> {
  const slugs = demoPanels.map(({ slug }) => slug);
  const existing = await db.selectFrom('panel').select('id').where('slug', 'in', slugs).execute();
  return existing.length > 0;
}
