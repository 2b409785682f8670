import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const module = new URL('./on-uncaught-error.ts', import.meta.url).href;

/** Runs a process with the policy in which nobody awaits `failing`, and returns how it ended. */
async function endOf(failing: string) {
  const script = `import { onUncaughtError } from '${module}';
    const log = { error: () => console.log('logged'), fatal: () => console.log('fatal') };
    onUncaughtError(log, async () => console.log('stopped'));
    setTimeout(() => { console.log('alive'); process.exit(0); }, 300);
    ${failing}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [lines, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code, lines: lines.trim().split('\n') };
}

test.each([
  ['a rejection', `Promise.reject(new Error('Connection terminated unexpectedly'));`],
  [
    'an event without a listener',
    `setImmediate(() => { throw Object.assign(new Error('x'), { code: '57P01' }); });`,
  ],
])('a lost database connection does not end the process: %s', async (_, failing) => {
  expect(await endOf(failing)).toEqual({ code: 0, lines: ['logged', 'alive'] });
});

test('any other error stops it in order, with code 1', async () => {
  const failing = `setImmediate(() => { throw new Error('nobody expected this'); });`;
  expect(await endOf(failing)).toEqual({ code: 1, lines: ['fatal', 'stopped'] });
});
