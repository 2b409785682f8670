import { openDatabase } from './platform/db/reach-database.ts';
import { listen } from './platform/http/listen.ts';
import { createLogger } from './platform/log/logger.ts';
import { Closing } from './platform/process/closing.ts';
import { readConfig } from './platform/process/config.ts';
import { onUncaughtError } from './platform/process/on-uncaught-error.ts';
import { StartupProblem } from './platform/process/startup-problem.ts';
import { onStopSignal } from './platform/process/stop-signal.ts';

const log = (line: string) => console.log(line);
const closing = new Closing();
const heldNote = `  The database is a copy of an earlier state, so nothing leaves: no orders, charges, refunds, webhooks or mails.
  See what is held with npm run restore, and let it go with npm run restore -- release.
`;
let stopping = false;

onStopSignal(async () => {
  stopping = true;
  log('Stopping …');
  await closing.close();
});

try {
  const config = await readConfig(process.env, process.argv.slice(2));
  // The database starts while our own modules are loaded.
  const [databaseUrl, { openInstallation }, app, { startWorker }, { ownerLink }] = await Promise.all([
    openDatabase(config, log, closing),
    import('./installation.ts'),
    import('./app.ts'),
    import('./worker.ts'),
    import('./owner-link.ts'),
  ]);
  const logger = createLogger(config);
  onUncaughtError(logger, () => closing.close());
  const [installation] = await Promise.all([
    openInstallation({ ...config, databaseUrl }, logger, closing),
    app.readPagesAhead(config),
  ]);
  if (config.services.includes('web')) {
    await listen(await app.buildApp(installation), config, closing);
  }
  if (config.services.includes('worker')) await startWorker(installation, closing);
  const owner = config.services.includes('web') ? await ownerLink(installation) : undefined;
  log(`\n  Marquee (${config.services.join(' and ')}) is running at ${config.publicUrl}\n`);
  if (installation.isHeld) log(heldNote);
  if (config.demo) log(demoNote(config.publicUrl));
  if (owner) log(ownerNote(owner));
} catch (error) {
  // Errors while stopping are expected: what is still being opened fails.
  if (!stopping) {
    console.error(error instanceof StartupProblem ? error.message : error);
    process.exitCode = 1;
    await closing.close().finally(() => process.exit());
  }
}

function ownerNote(link: string): string {
  return `  This panel has no owner yet. Open this link to become it: once, within 24 hours; a restart prints a new one.
  ${link}
`;
}

function demoNote(publicUrl: string): string {
  const second = new URL(publicUrl);
  second.hostname = `second.${second.hostname}`;
  return `  Demo accounts   customer@demo.localhost and operator@demo.localhost
  Password        marquee-demo
  Second panel    ${second.origin}
  Stop            Ctrl-C
`;
}
