import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { node24 } from './node24.mjs';
import { root } from './root.mjs';

/**
 * Runs a TypeScript file under Node 24 on our terminal, passes signals on, and stops it when we are killed.
 * `stopped` is true when it ended because of a signal to us.
 */
export function runScript(script, args, environment = {}) {
  const follow = ['--import', pathToFileURL(join(root, 'scripts', 'setup', 'follow-parent.mjs')).href];
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;
  const child = spawn(node24(), ['--disable-warning=ExperimentalWarning', ...follow, script, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...environment, PATH: path },
  });
  let stopped = false;
  const stop = (signal, reachedAlready) => {
    if (!stopped && !reachedAlready) {
      child.kill(signal);
    }
    stopped = true;
  };
  // Ctrl-C in a terminal already reaches the child, and us a second time through npm: it is passed on only once.
  process.on('SIGINT', () => stop('SIGINT', process.stdin.isTTY));
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGHUP', () => stop('SIGHUP'));
  whenNpmIsGone(() => stop('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 128 + constants.signals[signal], signal, stopped }),
    );
  });
}

/** A signal to npm ends the shell between npm and us without reaching us; we only see that our parent changes. */
function whenNpmIsGone(react) {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined) {
    setInterval(() => process.ppid !== parent && react(), 250).unref();
  }
}
