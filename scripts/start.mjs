import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { root } from './setup/root.mjs';
import { runScript } from './setup/run-script.mjs';
import { runMain } from './setup/setup-problem.mjs';
import { sourcesHash } from './setup/sources-hash.mjs';

const development = process.argv.includes('--dev');
/** Half of Node's default young generation saves a fifth of the memory; the operator's options override it. */
const nodeOptions = `--max-semi-space-size=8 ${process.env.NODE_OPTIONS ?? ''}`.trim();
const environment = { NODE_ENV: process.env.NODE_ENV ?? (development ? 'development' : 'production') };

await runMain(async () => {
  await ensureInstalled();
  if (!development && webIsStale()) {
    console.log('Building the web app ...');
    const build = await runScript(join(root, 'scripts', 'build.ts'), [], environment);
    if (build.code !== 0 || build.stopped) {
      return build.stopped ? 0 : build.code;
    }
  }
  const main = join(root, 'apps', 'server', 'src', 'main.ts');
  const services = ['--services=web,worker', ...(development ? ['--dev'] : [])];
  const { code, signal, stopped } = await runScript(main, services, {
    ...environment,
    NODE_OPTIONS: nodeOptions,
  });
  // A signal that arrives before the server handles signals ends it too: that is also a normal stop.
  return stopped && signal !== null ? 0 : code;
});

function webIsStale() {
  const stamp = join(root, 'apps', 'web', 'dist', '.built-from');
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== sourcesHash();
}
