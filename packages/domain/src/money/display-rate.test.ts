import { expect, test } from 'vitest';
import { spacedNumbers } from '../format/number-style.ts';
import { numberStyleFor } from '../format/number-style-of.ts';
import { displayRate } from './display-rate.ts';

test('a rate and its dollar are written in one style', () => {
  expect(displayRate('80.5', spacedNumbers)).toEqual({ rate: '80.5\u00a0₽', dollar: '$1' });
  const german = numberStyleFor('de', true);
  expect(displayRate('1080.5', german)).toEqual({ rate: '1.080,5\u00a0₽', dollar: '1\u00a0$' });
});
