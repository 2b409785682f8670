import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A panel that is started and killed again and again at the same address. */
export class PanelUnderLoad {
  #child: ChildProcess | undefined;
  readonly #environment: Record<string, string>;

  constructor(environment: Record<string, string>) {
    this.#environment = environment;
  }

  async start(databaseUrl: string): Promise<void> {
    const child = fork(path.join(import.meta.dirname, 'panel-process.ts'), {
      env: { ...this.#environment, DATABASE_URL: databaseUrl },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child = child;
    let complaint = '';
    child.stderr?.on('data', (text: Buffer) => {
      complaint = (complaint + text).slice(-2000);
    });
    const ended = once(child, 'exit').then(() => {
      throw new Error(`the panel ended before it was ready: ${complaint}`);
    });
    ended.catch(() => undefined);
    await Promise.race([once(child, 'message'), ended]);
  }

  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
}
