import { expect, test } from 'vitest';
import { savesData } from './saves-data.ts';

test.each([
  [{}, false],
  [{ connection: { saveData: false, effectiveType: '4g' } }, false],
  [{ connection: { effectiveType: '3g' } }, false],
  [{ connection: { effectiveType: '2g' } }, true],
  [{ connection: { effectiveType: 'slow-2g' } }, true],
  [{ connection: { saveData: true, effectiveType: '4g' } }, true],
])('%j: %s', (device, expected) => {
  expect(savesData(device)).toBe(expected);
});
