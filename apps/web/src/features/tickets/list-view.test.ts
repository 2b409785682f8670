import { expect, test } from 'vitest';
import { readListView } from './list-view.ts';

const read = (query: string) => readListView(new URLSearchParams(query));

test('status and page stand in the address', () => {
  expect(read('status=closed&page=3')).toEqual({ status: 'closed', page: 3 });
});

test.each(['', 'page=0', 'page=-1', 'page=1.5', 'page=9999999', 'page=99999999999999', 'page=x&status=lost'])(
  '“%s” is the first page of all',
  (query) => expect(read(query)).toEqual({ status: undefined, page: 1 }),
);
