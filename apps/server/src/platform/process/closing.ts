/** Closes what a process has opened, in reverse order; also before everything is open. */
export class Closing {
  readonly #steps: (() => Promise<unknown>)[] = [];

  add(step: () => Promise<unknown>): void {
    this.#steps.push(step);
  }

  /** Runs all steps, even after a failure; throws the first failure. */
  async close(): Promise<void> {
    const failures: unknown[] = [];
    for (const step of this.#steps.splice(0).reverse()) {
      await step().catch((error) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }
}
