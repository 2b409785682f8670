import { setTimeout as passed } from 'node:timers/promises';
import { locales } from '@marquee/domain/locale/locales.ts';
import { sql } from 'kysely';
import { storedCatalogue } from '../../apps/server/src/features/catalogue/stored/catalogue.data.ts';
import { connect } from '../../apps/server/src/platform/db/connect.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { createPanel } from '../../apps/server/src/testing/create-panel.ts';
import { median } from '../load/latencies.ts';
import { fillServices, withScratchDatabase } from './catalogue-database.ts';

const rounds = 4;

/** How long a catalogue change blocks other requests: every language is in use, and all are rebuilt. */
await withScratchDatabase(async (url) => {
  await migrate({ url });
  const { db, close } = connect({ url, poolSize: 4, applicationName: 'marquee-bench' });
  const panel = await createPanel(db, { slug: 'bench' });
  await fillServices(db, panel, 10_000);
  let catalogue = await storedCatalogue.load(db, panel.id);
  for (const locale of locales) await catalogue.in(locale);
  const pauses: number[] = [];
  let took = 0;
  for (let round = 0; round < rounds; round += 1) {
    await passed(200);
    const watch = watchTurns();
    const start = performance.now();
    catalogue = await storedCatalogue.load(db, panel.id, catalogue);
    took += (performance.now() - start) / rounds;
    pauses.push(watch.longest());
  }
  pauses.sort((one, other) => one - other);
  process.send?.({ longest: pauses[Math.floor(rounds / 2)] ?? 0, took, parsing: await parsingTime(db) });
  await close();
});
process.disconnect();

/** What it costs to read the same rows from their JSON, in one go. */
async function parsingTime(db: Database): Promise<number> {
  const { rows } = await sql<{ text: string }>`select json_agg(service)::text as text from service`.execute(
    db,
  );
  const text = rows[0]?.text ?? '';
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = busyMilliseconds();
    JSON.parse(text);
    times.push(busyMilliseconds() - before);
  }
  return median(times);
}

/** The longest turn of the event loop in CPU time, so that other work on the machine does not count. */
function watchTurns(): { longest(): number } {
  let [longest, isOver, before] = [0, false, busyMilliseconds()];
  const turn = () => {
    const now = busyMilliseconds();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    longest: () => {
      isOver = true;
      return longest;
    },
  };
}

function busyMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
