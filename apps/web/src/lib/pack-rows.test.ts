import { expect, test } from 'vitest';
import { packRows } from './pack-rows.ts';
import { unpackRows } from './unpack-rows.ts';

const travelled = (value: unknown) => unpackRows(JSON.parse(JSON.stringify(packRows(value))));

test.each([
  [
    'rows',
    [
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
    ],
  ],
  [
    'rows in rows',
    [
      { id: 1, types: [{ a: 1 }, { a: 2 }] },
      { id: 2, types: [] },
    ],
  ],
  ['different fields', [{ id: 1 }, { id: 2, name: 'b' }]],
  ['other things', { list: [1, 'two', null, [3]], none: null, empty: [], record: { de: { text: 'x' } } }],
  ['a single one', [{ id: 1 }]],
  ['nothing', null],
])('%s come back as they were', (_, value) => {
  expect(travelled(value)).toEqual(value);
});

test('absent fields stay absent and dates become text, as in any JSON', () => {
  const value = [
    { id: 1, until: undefined, at: new Date(0) },
    { id: 2, until: undefined, at: new Date(1) },
  ];
  expect(travelled(value)).toEqual(JSON.parse(JSON.stringify(value)));
  expect(
    travelled([
      { id: 1, until: undefined },
      { id: 2, until: 3 },
    ]),
  ).toEqual([{ id: 1 }, { id: 2, until: 3 }]);
});

test('names are written once', () => {
  const list = Array.from({ length: 40 }, (_, id) => ({ id, default_quantity_price: '1' }));
  expect(JSON.stringify(packRows(list)).match(/default_quantity_price/g)).toHaveLength(1);
});
