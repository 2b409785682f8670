import { allBooks } from './books-check.job.ts';
import { checkBooks } from './features/ledger/index.ts';
import { connect } from './platform/db/connect.ts';
import { startEmbedded } from './platform/db/embedded/start-embedded.ts';
import { violated } from './platform/db/violated.ts';
import { readConfig } from './platform/process/config.ts';
import { StartupProblem } from './platform/process/startup-problem.ts';

const undefinedTable = '42P01';

/** `npm run books-check`: one line per rule; exit code 1 when a rule is broken. */
async function main(): Promise<number> {
  const config = await readConfig(process.env, process.argv.slice(2));
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: config.dataDir, log: console.error });
  const url = config.databaseUrl ?? embedded?.url ?? '';
  const connection = connect({ url, poolSize: 1, applicationName: 'marquee-books-check' });
  try {
    const findings = await checkBooks(connection.db, allBooks);
    for (const rule of allBooks) {
      const broken = findings.filter((finding) => finding.rule === rule.name);
      process.stdout.write(`${broken.length === 0 ? 'ok    ' : 'BROKEN'} ${rule.name}\n`);
      for (const { panelId, detail } of broken) process.stdout.write(`       panel ${panelId}: ${detail}\n`);
    }
    return findings.length === 0 ? 0 : 1;
  } finally {
    await connection.close();
    await embedded?.stop();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof StartupProblem) console.error(error.message);
  else if (violated(error, undefinedTable))
    console.error('There are no books yet: start Marquee once first.');
  else console.error(error);
  process.exitCode = 1;
}
