import { decimal, listText, wholeNumberText } from '@marquee/contract/primitives.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './field-errors.ts';

const missing = Symbol('the field is not sent');

/** Every kind of issue zod has, with the field error a caller gets for it. */
const table: [string, z.ZodType, unknown, object][] = [
  ['a missing text', z.string(), missing, { code: 'required' }],
  ['a missing number', z.int(), missing, { code: 'required' }],
  ['a missing choice', z.enum(['a', 'b']), missing, { code: 'required' }],
  ['a missing alternative', z.union([z.string(), z.int()]), missing, { code: 'required' }],
  ['null is not missing', z.string(), null, { code: 'invalid' }],
  ['a wrong type', z.boolean(), 'true', { code: 'invalid' }],
  ['text for a number', z.number(), '5', { code: 'not_a_number' }],
  ['text for a whole number', z.int(), '5', { code: 'not_a_number' }],
  ['a fraction for a whole number', z.int(), 1.5, { code: 'not_an_integer' }],
  ['a number for a bigint', z.bigint(), 1, { code: 'not_an_integer' }],
  ['an empty text', z.string().min(1), '', { code: 'required' }],
  ['a short text', z.string().min(3), 'ab', { code: 'too_short', values: { limit: '3' } }],
  ['a text of another length', z.string().length(2), 'a', { code: 'too_short', values: { limit: '2' } }],
  ['an empty list', z.array(z.int()).min(1), [], { code: 'required' }],
  ['a short list', z.array(z.int()).min(2), [1], { code: 'too_few', values: { limit: '2' } }],
  ['a small number', z.int().min(10), 9, { code: 'too_small', values: { limit: '10' } }],
  ['a long text', z.string().max(2), 'abc', { code: 'too_long', values: { limit: '2' } }],
  ['a long list', z.array(z.int()).max(1), [1, 2], { code: 'too_many', values: { limit: '1' } }],
  ['a large number', z.int().max(9), 10, { code: 'too_big', values: { limit: '9' } }],
  ['beyond exact numbers', z.int(), 2 ** 53, { code: 'too_big', values: { limit: '9007199254740991' } }],
  ['no mail address', z.email(), 'nobody', { code: 'not_an_email' }],
  ['no link', z.url({ protocol: /^https$/ }), 'javascript:alert(1)', { code: 'not_a_url' }],
  ['another format', z.iso.date(), '31.12.2026', { code: 'invalid' }],
  ['a pattern', z.string().regex(/^[a-z]$/), '1', { code: 'invalid' }],
  ['no such choice', z.enum(['a', 'b']), 'c', { code: 'not_one_of', values: { options: 'a, b' } }],
  ['another constant', z.literal('1'), '2', { code: 'not_one_of', values: { options: '1' } }],
  ['no multiple', z.number().multipleOf(0.5), 0.3, { code: 'invalid' }],
  ['no alternative', z.union([z.string(), z.int()]), true, { code: 'invalid' }],
  ['an amount', decimal, '1,50', { code: 'not_an_amount' }],
  [
    'a reason nobody listed',
    z.string().refine(() => false, { params: { reason: 'internal' } }),
    'x',
    { code: 'invalid' },
  ],
  ['digits that are none', wholeNumberText({ minimum: 1, maximum: 9 }), '0x5', { code: 'not_a_number' }],
];

test.each(table)('%s', (_, schema, value, expected) => {
  const input = value === missing ? {} : { field: value };
  const result = z.object({ field: schema }).safeParse(input);
  expect(fieldErrors(result.error ?? new z.ZodError([]), input)).toEqual([{ field: 'field', ...expected }]);
});

test('an entry of a list that is written as one text is not missing', () => {
  const input = { status: 'open,lost' };
  const result = z.object({ status: listText(z.enum(['open', 'paid']), 2) }).safeParse(input);
  expect(fieldErrors(result.error ?? new z.ZodError([]), input)).toEqual([
    { field: 'status.1', code: 'not_one_of', values: { options: 'open, paid' } },
  ]);
});

test('a field is named by its whole path, and each unknown one by itself', () => {
  const schema = z.strictObject({
    services: z.array(z.strictObject({ quantity: z.int(), link: z.string() })),
    titles: z.partialRecord(z.enum(['en']), z.string()),
    notes: z.record(z.string().max(3), z.string()),
  });
  const input = {
    services: [
      { quantity: 1, link: 'x' },
      { quantity: 'two', price: 1 },
    ],
    titles: { xx: '' },
    notes: { long: '' },
    is_admin: true,
    balance: 1,
  };
  const result = schema.safeParse(input);
  expect(fieldErrors(result.error ?? new z.ZodError([]), input)).toEqual([
    { field: 'services.1.quantity', code: 'not_a_number' },
    { field: 'services.1.link', code: 'required' },
    { field: 'services.1.price', code: 'unknown_field' },
    { field: 'titles.xx', code: 'unknown_field' },
    { field: 'notes.long', code: 'invalid' },
    { field: 'is_admin', code: 'unknown_field' },
    { field: 'balance', code: 'unknown_field' },
  ]);
});
