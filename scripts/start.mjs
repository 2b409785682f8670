import { join } from 'node:path';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { root } from './setup/root.mjs';
import { runScript } from './setup/run-script.mjs';
import { runMain } from './setup/setup-problem.mjs';
import { builds, isBuilt } from './setup/sources-hash.mjs';

const development = process.argv.includes('--dev');
/** Half of Node's default young generation saves a fifth of the memory; the operator's options override it. */
const nodeOptions = `--max-semi-space-size=8 ${process.env.NODE_OPTIONS ?? ''}`.trim();
const environment = { NODE_ENV: process.env.NODE_ENV ?? (development ? 'development' : 'production') };

await runMain(async () => {
  await ensureInstalled();
  const stale = development ? [] : Object.keys(builds).filter((name) => !isBuilt(builds[name]));
  if (stale.length > 0) {
    console.log(`Building the ${stale.join(' and the ')} app ...`);
    const build = await runScript(join(root, 'scripts', 'build.ts'), stale, environment);
    if (build.code !== 0 || build.stopped) {
      return build.stopped ? 0 : build.code;
    }
  }
  const main = join(root, 'apps', 'server', ...(development ? ['src', 'main.ts'] : ['dist', 'main.js']));
  const services = ['--services=web,worker', ...(development ? ['--dev'] : [])];
  const { code, signal, stopped } = await runScript(main, services, {
    ...environment,
    NODE_OPTIONS: nodeOptions,
  });
  // A signal that arrives before the server handles signals ends it too: that is also a normal stop.
  return stopped && signal !== null ? 0 : code;
});
