import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ledgerChain } from './ledger-chain.ts';
import type { LoadReport, LoadSetting } from './ledger-load-child.ts';

const maxInFlight = 16;

/** The client's side: assigns chains, records what was acknowledged, and reassigns what was interrupted. */
export class LedgerLoad {
  readonly acknowledged = new Set<string>();
  started = 0;
  replays = 0;
  #waiting: number[] = [];
  #inFlight = new Set<number>();
  #isClosing = false;
  #child: ChildProcess | undefined;
  #refusal: string | undefined;

  /** Starts a process and resolves once it has acknowledged something. */
  async start(setting: LoadSetting): Promise<void> {
    const child = fork(path.join(import.meta.dirname, 'ledger-load-child.ts'), [JSON.stringify(setting)], {
      execArgv: [],
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.on('message', (report: LoadReport) => {
        this.#handle(child, report);
        if ('acknowledged' in report) resolve();
      });
      child.on('exit', () => reject(new Error('the load ended before it acknowledged anything')));
    });
  }

  /** kill -9: the outcome of running chains is unknown, so the next process runs them again. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    this.replays += this.#inFlight.size;
    this.#waiting.push(...this.#inFlight);
    this.#inFlight.clear();
    if (this.#refusal) throw new Error(`the ledger refused what it must accept: ${this.#refusal}`);
  }

  /** Assigns nothing new and waits until every chain is finished. */
  async finish(): Promise<void> {
    this.#isClosing = true;
    while (!this.#refusal && (this.#inFlight.size > 0 || this.#waiting.length > 0)) {
      if (!this.#child) throw new Error('no load is running');
      await once(this.#child, 'message');
    }
    await this.kill();
  }

  #handle(child: ChildProcess, report: LoadReport): void {
    if ('acknowledged' in report) for (const key of report.acknowledged) this.acknowledged.add(key);
    if ('finished' in report) this.#inFlight.delete(report.finished);
    if ('failed' in report) {
      if (report.isRefusal) this.#refusal = report.message;
      this.#inFlight.delete(report.failed);
      this.#waiting.push(report.failed);
      // With the database gone everything fails at once; the chain waits for the next message or process.
      return;
    }
    while (this.#inFlight.size < maxInFlight) {
      const index = this.#waiting.shift() ?? (this.#isClosing ? undefined : this.started++);
      if (index === undefined) return;
      this.#inFlight.add(index);
      if (child.connected) child.send({ index, from: this.#firstInDoubt(index) });
    }
  }

  #firstInDoubt(index: number): number {
    const steps = ledgerChain(index, 0n);
    const inDoubt = steps.findIndex((step) => !step.keys.every((key) => this.acknowledged.has(key)));
    return inDoubt < 0 ? steps.length : inDoubt;
  }
}
