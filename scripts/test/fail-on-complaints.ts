import { format } from 'node:util';
import { beforeEach, expect, vi } from 'vitest';

/** What React or a library complains about is a fault that nobody sees in a long log: the test that caused it fails. */
beforeEach(() => {
  const complaints: string[] = [];
  const spies = (['error', 'warn'] as const).map((level) =>
    vi
      .spyOn(console, level)
      .mockImplementation((...parts: unknown[]) => void complaints.push(format(...parts))),
  );
  return () => {
    for (const spy of spies) spy.mockRestore();
    expect(complaints).toEqual([]);
  };
});
