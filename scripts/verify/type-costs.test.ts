import { expect, it } from 'vitest';
import { costsIn, excessOf } from './type-costs.ts';

const output = `Files:             1178
Types:            69965
Instantiations: 1003383
Memory used:    201741K
Total time:     16.561s
`;

it('reads what the compiler tells', () => {
  expect(costsIn(output)).toEqual({ types: 69_965, megabytes: 202 });
  expect(() => costsIn('error TS1005')).toThrow('does not tell');
});

it('says which limit is exceeded', () => {
  expect(excessOf({ types: 69_965, megabytes: 202 })).toEqual([]);
  expect(excessOf({ types: 269_484, megabytes: 429 })).toEqual([
    expect.stringContaining('269484 types'),
    expect.stringContaining('429 megabytes'),
  ]);
});
