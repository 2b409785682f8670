import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { SetupProblem } from './setup-problem.mjs';

/** The headless shell draws no window: browser tests take a fifth less time in it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** Debian's package names, best first; older releases have no headless shell. */
const packages = ['chromium-headless-shell', 'chromium'];
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The path of a working Chromium; installs Debian's package when there is none and we are root. */
export function ensureBrowser() {
  const path = findBrowser() ?? installBrowser();
  if (path === undefined) {
    throw new SetupProblem(
      'The tests need Chromium and found none: install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to it.',
    );
  }
  return path;
}

function findBrowser() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (!runs(configured)) {
      throw new SetupProblem(`CHROMIUM_PATH is ${configured}, but no browser runs there.`);
    }
    return configured;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...elsewhere].find(runs);
}

/** Ubuntu's `chromium` may be a stub that only points to snap, so the program is started to check it. */
function runs(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function installBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return undefined;
  }
  console.log('Installing Chromium for the browser tests ...');
  aptGet('update');
  let output = '';
  for (const name of packages) {
    const install = aptGet('install', '-y', '--no-install-recommends', name, 'fonts-liberation');
    if (install.status === 0) return findBrowser();
    output = `${install.stdout}${install.stderr}`;
  }
  const end = output.trim().split('\n').slice(-10).join('\n');
  throw new SetupProblem(`Chromium could not be installed; apt-get says:\n${end}`);
}

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-q', ...args], { env, encoding: 'utf8', maxBuffer: 100_000_000 });
}
