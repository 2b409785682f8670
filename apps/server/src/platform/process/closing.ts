/** Closes what a process has opened; also before everything is open. */
export class Closing {
  readonly #stopping = new AbortController();
  readonly #stops: (() => Promise<unknown>)[] = [];
  readonly #steps: (() => Promise<unknown>)[] = [];

  /** Aborted as soon as closing begins: nothing new is started from then on. */
  get signal(): AbortSignal {
    return this.#stopping.signal;
  }

  /** Ends work: takes nothing new and finishes what is under way. All of these run at once, before the others. */
  addStop(step: () => Promise<unknown>): void {
    this.#stops.push(step);
  }

  /** Gives back what the work needs; run one by one in reverse order. */
  add(step: () => Promise<unknown>): void {
    this.#steps.push(step);
  }

  /** Runs all steps, even after a failure; throws the first failure. */
  async close(): Promise<void> {
    const failures: unknown[] = [];
    const run = (step: () => Promise<unknown>) => step().catch((error) => failures.push(error));
    this.#stopping.abort();
    await Promise.all(this.#stops.splice(0).map(run));
    for (const step of this.#steps.splice(0).reverse()) await run(step);
    if (failures.length > 0) throw failures[0];
  }
}
