import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What React or a library complains about is a fault that nobody sees in a long log: the test that caused it fails. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(
      (...said: unknown[]) => void complaints.push(format(...said)),
    );
});

afterEach(() => {
  vi.mocked(console.error).mockRestore();
  vi.mocked(console.warn).mockRestore();
  expect(complaints).toEqual([]);
});
