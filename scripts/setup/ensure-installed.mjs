import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './root.mjs';
import { SetupProblem } from './setup-problem.mjs';

const stampFile = join(root, 'node_modules', '.marquee-installed');

/** Installs the packages when they are missing or do not match the manifests. */
export async function ensureInstalled() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === expectedStamp()) {
    return;
  }
  console.log('Installing the packages Marquee needs; the first time takes about a minute ...');
  // The lock file stays as it was checked out. Development packages bring the checks, NODE_ENV or not;
  // older Nodes are fine for installing, because the packages then run on the Node that comes with them.
  const { code, output } = await runNpm([
    ...['install', '--no-audit', '--no-fund', '--loglevel=error', '--no-save'],
    ...['--include=dev', '--include=optional', '--engine-strict=false'],
  ]);
  if (code !== 0) {
    const end = output.trim().split('\n').slice(-20).join('\n');
    throw new SetupProblem(`The packages could not be installed; npm says:\n${end}`);
  }
  writeFileSync(stampFile, expectedStamp());
}

function expectedStamp() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .sort()
      .map((name) => join(folder, name, 'package.json')),
  );
  for (const file of ['package.json', 'package-lock.json', ...workspaces]) {
    hash.update(`\n${file}\n`).update(existsSync(join(root, file)) ? readFileSync(join(root, file)) : '');
  }
  return hash.digest('hex');
}

function runNpm(args) {
  const outer = process.env.npm_execpath ?? '';
  const viaScript = basename(outer) === 'npm-cli.js' && existsSync(outer);
  const [command, first] = viaScript ? [process.execPath, [outer]] : ['npm', []];
  const options = { cwd: root, env: npmEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] };
  const shell = process.platform === 'win32' && !viaScript;
  return new Promise((resolve) => {
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    const child = spawn(command, [...first, ...args], { ...options, shell });
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** The npm that runs us describes its run in the environment; the inner npm must not read that as settings. */
function npmEnvironment() {
  const ofTheRun = /^(npm_(lifecycle|package|command|node_execpath)|INIT_CWD$)/;
  const narrowing =
    /^npm_config_(local_prefix|global|prefix|location|workspaces?|include_workspace_root|omit|only|production|dry_run|package_lock|package_lock_only|loglevel|json)$/i;
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !ofTheRun.test(name) && !narrowing.test(name)),
  );
}
