import { expect, test } from 'vitest';
import { detectDrop } from './detect-drop.ts';

test.each([
  ['completed', 300n, 700n],
  ['partial', 20n, 980n],
  ['completed', 19n, undefined],
  ['completed', 0n, undefined],
  ['completed', undefined, undefined],
  ['completed', 1000n, undefined],
  ['completed', 5000n, undefined],
  ['in_progress', 300n, undefined],
  ['canceled', 300n, undefined],
] as const)('%s with %s missing of 1000: %s are left', (status, remains, left) =>
  expect(detectDrop(1000n, { status, remains })).toBe(left),
);
