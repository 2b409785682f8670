/** What a process has opened, closed last first; it may be asked to stop before it has opened everything. */
export class Closing {
  readonly #steps: (() => Promise<unknown>)[] = [];

  add(step: () => Promise<unknown>): void {
    this.#steps.push(step);
  }

  /** Every step runs, also after one has failed; the first failure is told. */
  async close(): Promise<void> {
    const failures: unknown[] = [];
    for (const step of this.#steps.splice(0).reverse()) {
      await step().catch((error) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }
}
