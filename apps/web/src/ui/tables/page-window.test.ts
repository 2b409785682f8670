import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 16, [1, 2, 3, 4, 5, 'gap', 16]],
    [8, 16, [1, 'gap', 7, 8, 9, 'gap', 16]],
    [16, 16, [1, 'gap', 12, 13, 14, 15, 16]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  ])('page %i of %i', (page, pageCount, steps) => {
    expect(pageWindow(page, pageCount)).toEqual(steps);
  });

  it('never hides a single page behind a gap', () => {
    for (let pageCount = 1; pageCount <= 20; pageCount++) {
      for (let page = 1; page <= pageCount; page++) {
        const steps = pageWindow(page, pageCount);
        steps.forEach((step, index) => {
          if (step !== 'gap') return;
          expect(Number(steps[index + 1]) - Number(steps[index - 1])).toBeGreaterThan(2);
        });
        expect(steps).toContain(page);
      }
    }
  });
});
