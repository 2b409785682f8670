import { join } from 'node:path';
import { ensureBrowser } from './setup/ensure-browser.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { root } from './setup/root.mjs';
import { runScript } from './setup/run-script.mjs';
import { runMain } from './setup/setup-problem.mjs';

let reported = false;
/** What `scripts/test/run.ts` ends with after it has said what failed. */
const testsFailed = 2;

/** `npm test`: sets everything up, then runs every check and test. The last line is always the result. */
await runMain(async () => {
  await ensureInstalled();
  const environment = { NODE_ENV: 'test', CHROMIUM_PATH: ensureBrowser() };
  const { code } = await runScript(
    join(root, 'scripts', 'test', 'run.ts'),
    process.argv.slice(2),
    environment,
  );
  reported = code === 0 || code === testsFailed;
  return code === testsFailed ? 1 : code;
}).finally(() => {
  if (!reported) console.log('0 passed, 1 failed');
});
