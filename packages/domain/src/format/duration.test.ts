import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitMinutes } from './duration.ts';

test.each([
  [0, 0, 0, 0],
  [59, 0, 0, 59],
  [60, 0, 1, 0],
  [1440, 1, 0, 0],
  [1501, 1, 1, 1],
])('%d minutes are %d days, %d hours, %d minutes', (total, days, hours, minutes) => {
  expect(splitMinutes(total)).toEqual({ days, hours, minutes });
});

test('the parts make the whole and none spills over', () => {
  fc.assert(
    fc.property(fc.nat(), (total) => {
      const { days, hours, minutes } = splitMinutes(total);
      expect(days * 1440 + hours * 60 + minutes).toBe(total);
      expect(hours < 24 && minutes < 60).toBe(true);
    }),
  );
});
