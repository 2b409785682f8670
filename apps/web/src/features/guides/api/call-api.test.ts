import { expect, test } from 'vitest';
import { actions } from './actions.ts';
import { formatAnswer } from './call-api.ts';

test('a short answer is shown whole, a long list begins', () => {
  expect(formatAnswer('{"order":23501}')).toEqual({ code: '{\n  "order": 23501\n}' });
  expect(formatAnswer('[1,2,3]').entries).toBeUndefined();
  expect(formatAnswer('[1,2,3,4]')).toEqual({ code: '[\n  1,\n  2,\n  3,\n  …\n]', entries: 4 });
});

test('what is no JSON is shown as it came', () => {
  expect(formatAnswer('<h1>502</h1>')).toEqual({ code: '<h1>502</h1>' });
});

test('every answer in the guide is JSON', () => {
  for (const { examples } of actions)
    for (const { answer } of examples) expect(() => JSON.parse(answer)).not.toThrow();
});
