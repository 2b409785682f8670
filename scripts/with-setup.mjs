import { resolve } from 'node:path';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { runScript } from './setup/run-script.mjs';
import { runMain } from './setup/setup-problem.mjs';

await runMain(async () => {
  const [script, ...args] = process.argv.slice(2);
  await ensureInstalled();
  const { code } = await runScript(resolve(script), args);
  return code;
});
