import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { browserArguments } from '../../e2e/server/browser-arguments.ts';
import { connectDevTools, type DevTools } from './dev-tools.ts';

export interface BareBrowser {
  port: number;
  /** An empty page of its own. */
  open(): Promise<DevTools>;
  close(): Promise<void>;
}

/**
 * A browser with a new profile that nobody else listens to. Playwright gives pages scripts of its own and has the engine
 * keep the origin of every error, for which it reads React once more: a tenth of a second on a slow processor.
 */
export async function startBareBrowser(executablePath: string): Promise<BareBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'marquee-browser-'));
  const browser = spawn(
    executablePath,
    [
      ...browserArguments,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await addressOf(browser);
  const { host, port } = new URL(address);
  return {
    port: Number(port),
    async open() {
      const answer = await fetch(`http://${host}/json/new?about:blank`, { method: 'PUT' });
      return connectDevTools((await answer.json()).webSocketDebuggerUrl);
    },
    async close() {
      const gone = once(browser, 'exit');
      // A signal may reach no more than the script that starts it. Whether it still answers is all the same.
      const devTools = await connectDevTools(address);
      devTools.send('Browser.close').catch(() => undefined);
      await gone;
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** It says where it listens; what it says later is read and forgotten, so that it never waits for a reader. */
function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!browser.stderr) throw new Error('Nobody reads what the browser says.');
    const lines = createInterface({ input: browser.stderr });
    lines.on('line', (line) => {
      const [, address] = /^DevTools listening on (ws:.*)/.exec(line) ?? [];
      if (address) resolve(address);
    });
    browser.on('error', reject);
    browser.on('exit', (code) => reject(new Error(`The browser ended with ${code}.`)));
  });
}
