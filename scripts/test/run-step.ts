import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';

const running = new Set<ChildProcess>();
let stopped = false;

/** No colour codes in a log file. */
const plainOutput = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

interface StepOptions {
  environment?: Record<string, string>;
  /** Called when the program sends a message to its parent. */
  onMessage?: () => void;
}

/** Runs one of the test programs on our terminal; after a stop no new one starts. */
export function runStep(
  title: string,
  script: string,
  args: readonly string[],
  { environment = {}, onMessage }: StepOptions = {},
): Promise<number> {
  if (stopped) return Promise.resolve(1);
  console.log(`\n${title} …`);
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, script), ...args],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', ...(onMessage ? ['ipc' as const] : [])],
      env: { ...process.env, ...plainOutput, ...environment },
    },
  );
  running.add(child);
  if (onMessage) child.on('message', onMessage);
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Without a signal the running step is left to finish. */
export function stopSteps(signal: NodeJS.Signals | undefined): void {
  stopped = true;
  if (signal) for (const child of running) child.kill(signal);
}
