import { format } from 'node:util';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/** What React or a library complains about is a fault that nobody sees in a long log: the test that caused it fails. */
const complaints: string[] = [];
// From the start of a file, since a complaint may come while it loads.
listen();
beforeEach(listen);
afterEach(expectNone);
afterAll(() => {
  expectNone();
  for (const level of levels()) vi.mocked(console[level]).mockRestore?.();
});

function levels() {
  return ['error', 'warn'] as const;
}

/** Again before each test, since a test may put everything back. */
function listen(): void {
  for (const level of levels())
    vi.spyOn(console, level).mockImplementation(
      (...parts: unknown[]) => void complaints.push(format(...parts)),
    );
}

function expectNone(): void {
  expect(complaints.splice(0)).toEqual([]);
}
