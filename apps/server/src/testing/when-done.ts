import { afterAll, onTestFinished } from 'vitest';

/** Runs after the test that calls this, or, called outside of a test, after its file. */
export function whenDone(step: () => void | Promise<void>): void {
  try {
    onTestFinished(step);
  } catch {
    afterAll(step);
  }
}
