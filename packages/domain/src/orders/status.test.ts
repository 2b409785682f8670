import { expect, test } from 'vitest';
import { customerActions, type OrderStatus, orderStatuses } from './status.ts';

const everything = { serviceCanPause: true, serviceCanCancel: true, isInsideGuarantee: true };
const nothing = { serviceCanPause: false, serviceCanCancel: false, isInsideGuarantee: false };

const table: [OrderStatus, string[], string[]][] = [
  ['unpaid', ['pay', 'delete'], ['pay', 'delete']],
  ['in_moderation', ['cancel'], ['cancel']],
  ['in_processing', ['pause', 'cancel'], []],
  ['stopped', ['activate', 'cancel'], ['activate', 'cancel']],
  ['error', ['activate', 'cancel'], ['activate', 'cancel']],
  ['completed', ['refill', 'reorder'], ['reorder']],
  ['canceled', ['delete', 'reorder'], ['delete', 'reorder']],
];

test('the table names every status', () => {
  expect(table.map(([status]) => status)).toEqual([...orderStatuses]);
});

test.each(table)('%s allows %j at best and %j at least', (status, most, least) => {
  expect(customerActions(status, everything)).toEqual(most);
  expect(customerActions(status, nothing)).toEqual(least);
});

test('each wish of the service opens its own action only', () => {
  expect(customerActions('in_processing', { ...nothing, serviceCanPause: true })).toEqual(['pause']);
  expect(customerActions('in_processing', { ...nothing, serviceCanCancel: true })).toEqual(['cancel']);
});
