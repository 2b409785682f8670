import { buildApp } from './app.ts';
import { openInstallation } from './installation.ts';
import { Closing } from './platform/closing.ts';
import { readConfig } from './platform/config.ts';
import { listen } from './platform/http/listen.ts';
import { createLogger } from './platform/logger.ts';
import { StartupProblem } from './platform/startup-problem.ts';
import { onStopSignal } from './platform/stop-signal.ts';
import { startWorker } from './worker.ts';

const say = (line: string) => console.log(line);
const closing = new Closing();

onStopSignal(async () => {
  say('Stopping …');
  await closing.close();
});

try {
  const config = await readConfig(process.env, process.argv.slice(2));
  const installation = await openInstallation(config, createLogger(config), say, closing);
  if (config.services.includes('web')) {
    const app = await buildApp(installation);
    closing.add(() => app.close());
    await listen(app, config);
  }
  if (config.services.includes('worker')) await startWorker(installation, closing);
  say(`\n  Marquee (${config.services.join(' and ')}) is running at ${config.publicUrl}\n`);
  if (config.demo) say(demoNote(config.publicUrl));
} catch (error) {
  console.error(error instanceof StartupProblem ? error.message : error);
  process.exitCode = 1;
  await closing.close().finally(() => process.exit());
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
