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
  const { promise: launched, resolve: onLaunch } = Promise.withResolvers<void>();
  const database = openDatabase(config, log, closing, onLaunch);
  // The database starts while our own modules are loaded, which keeps this thread busy: it must be under way before.
  await Promise.race([launched, database]);
  const [databaseUrl, { createInstallation }, { buildApp }, { startWorker }, { ownerLink }] =
    await Promise.all([
      database,
      import('./installation.ts'),
      import('./app.ts'),
      import('./worker.ts'),
      import('./owner-link.ts'),
    ]);
  const logger = createLogger(config);
  onUncaughtError(logger, () => closing.close());
  const installation = createInstallation({ ...config, databaseUrl }, logger, closing);
  // The database answers while the app is built; nobody is let in before both are done.
  const [{ isHeld }, app] = await Promise.all([
    installation.open(),
    config.services.includes('web') ? buildApp(installation) : undefined,
  ]);
  if (app) await listen(app, config, closing);
  if (config.services.includes('worker')) await startWorker(installation, closing);
  const owner = config.services.includes('web') ? await ownerLink(installation) : undefined;
  log(`\n  Marquee (${config.services.join(' and ')}) is running at ${config.publicUrl}\n`);
  if (isHeld) log(heldNote);
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
