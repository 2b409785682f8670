import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';

const directory = mkdtempSync(join(tmpdir(), 'marquee-run-script-'));

afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** A separate parent process that runs the given TypeScript and prints how it ended. */
function runInStarter(source: string): {
  child: ChildProcessByStdio<null, Readable, null>;
  lines: AsyncIterator<string>;
} {
  const script = join(directory, `${crypto.randomUUID()}.ts`);
  writeFileSync(script, source);
  const starter = `
    import { runScript } from ${JSON.stringify(join(import.meta.dirname, 'run-script.mjs'))};
    console.log(JSON.stringify(await runScript(${JSON.stringify(script)}, ['--word'])));
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', starter], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator]() };
}

async function next(lines: AsyncIterator<string>): Promise<string> {
  return (await lines.next()).value;
}

const stopsInOrder = `
  const seen: string[] = [];
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      seen.push(signal);
      setTimeout(() => { console.log('saw ' + seen); process.exit(0); }, 300);
    });
  }
  setInterval(() => {}, 60_000);
  console.log('up');
`;

it('hands over arguments and the exit code', async () => {
  const { lines } = runInStarter('const word: string = process.argv[2]; console.log(word); process.exit(7);');
  expect(await next(lines)).toBe('--word');
  expect(JSON.parse(await next(lines))).toEqual({ code: 7, signal: null, stopped: false });
});

it('passes a signal on once, however often it comes', async () => {
  const { child, lines } = runInStarter(stopsInOrder);
  expect(await next(lines)).toBe('up');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  expect(await next(lines)).toMatch(/^saw SIG(INT|TERM)$/);
  expect(JSON.parse(await next(lines))).toEqual({ code: 0, signal: null, stopped: true });
});

it('takes the script along when the starter is killed the hard way', async () => {
  const { child, lines } = runInStarter(stopsInOrder);
  expect(await next(lines)).toBe('up');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await next(lines)).toBe('saw SIGTERM');
});
