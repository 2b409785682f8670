import { expect, it } from 'vitest';
import { z } from 'zod';
import { tableQuery, tableResponse } from './table-query.ts';

const table = tableQuery({
  columns: ['id', 'status', 'cost'],
  sort: { column: 'id', direction: 'desc' },
  perPage: 10,
});
const read = (query: Record<string, string>) => table.read(table.query.parse(query));

it.each([
  ['nothing', {}, { offset: 0, limit: 10, column: 'id', direction: 'desc', search: '' }],
  [
    'the plain dialect',
    { page: '3', per_page: '25', order_by: 'cost', order_on: 'asc' },
    { offset: 50, limit: 25, column: 'cost', direction: 'asc', search: '' },
  ],
  [
    'DataTables',
    {
      draw: '4',
      start: '40',
      length: '20',
      'columns[0][data]': 'id',
      'columns[1][data]': 'status',
      'order[0][column]': '1',
      'order[0][dir]': 'asc',
      'search[value]': 'abc',
    },
    { offset: 40, limit: 20, column: 'status', direction: 'asc', search: 'abc' },
  ],
  [
    'a DataTables column that cannot be sorted',
    { 'columns[0][data]': 'password', 'order[0][column]': '0' },
    { offset: 0, limit: 10, column: 'id', direction: 'desc', search: '' },
  ],
])('reads %s', (_, query, page) => {
  expect(read(query)).toEqual(page);
});

it.each([
  { order_by: 'password' },
  { order_on: 'sideways' },
  { per_page: '101' },
  { page: '0' },
  { page: '1e3' },
  { page: '0x10' },
  { page: '' },
  { length: '-1' },
  { 'search[value]': 'x'.repeat(101) },
])('refuses %j', (query) => {
  expect(table.query.safeParse(query).success).toBe(false);
});

it('answers rows with both counts', () => {
  const answer = { data: [{ id: 1 }], recordsTotal: 9, recordsFiltered: 1 };
  expect(tableResponse(z.object({ id: z.int() })).parse(answer)).toEqual(answer);
});
