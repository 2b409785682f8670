import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { responseSchema } from './response-schema.ts';

/** The server's output for a value and its schema. */
async function written(schema: z.ZodType, value: unknown): Promise<string> {
  const server = Fastify();
  server.get('/', { schema: { response: { 200: responseSchema(schema) } } }, async () => value);
  const answer = await server.inject('/');
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.body;
}

const named = z.object({ name: z.string().max(5) });
const shape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('circle'), radius: z.number() }),
  z.object({ kind: z.literal('box'), width: z.number(), height: z.number().nullable() }),
  z.object({ kind: z.literal('dot') }),
]);
interface Tree {
  name: string;
  below: Tree[];
}
const tree: z.ZodType<Tree> = z.object({ name: z.string(), below: z.array(z.lazy(() => tree)) });

test.each<[string, z.ZodType, unknown]>([
  [
    'texts of every script',
    z.object({ text: z.string() }),
    { text: '"quoted" \\ \u2028 </script> 😀 \u202e مرحبا' },
  ],
  ['a lone surrogate', z.object({ text: z.string() }), { text: '\ud800' }],
  [
    'a text with rules',
    z.object({ email: z.email(), at: z.iso.datetime() }),
    { email: 'a@b.co', at: '2026-01-01T00:00:00Z' },
  ],
  [
    'numbers',
    z.object({ int: z.int(), number: z.number() }),
    { int: 9_007_199_254_740_991, number: -0.000001 },
  ],
  [
    'null where it may be',
    z.object({ a: z.string().nullable(), b: named.nullable(), c: z.int().nullable() }),
    { a: null, b: null, c: null },
  ],
  [
    'a value where null may be',
    z.object({ a: z.string().nullable(), b: named.nullable() }),
    { a: '', b: { name: 'x' } },
  ],
  [
    'a nullable choice',
    z.object({ a: z.enum(['x']).nullable(), b: z.literal('1').nullable() }),
    { a: 'x', b: null },
  ],
  [
    'a nullable list',
    z.object({ a: z.array(named).nullable(), b: z.array(z.string().nullable()) }),
    { a: null, b: ['x', null] },
  ],
  ['optional fields', z.object({ a: z.string().optional(), b: z.int().nullish() }), {}],
  [
    'optional fields given',
    z.object({ a: z.string().optional(), b: z.int().nullish() }),
    { a: 'x', b: null },
  ],
  ['an empty list', z.object({ list: z.array(named) }), { list: [] }],
  ['lists of lists', z.array(z.array(z.int())), [[1, 2], [], [3]]],
  [
    'a record',
    z.object({ by: z.record(z.string(), named) }),
    { by: { de: { name: 'x' }, constructor: { name: 'y' } } },
  ],
  ['an empty record', z.object({ by: z.record(z.string(), z.int()) }), { by: {} }],
  [
    'a partial record',
    z.partialRecord(z.enum(['en', 'de']), z.object({ text: z.string() })),
    { de: { text: 'Hallo' } },
  ],
  ['a record of nullables', z.record(z.string(), z.boolean().nullable()), { a: true, b: null }],
  ['either of two types', z.array(z.union([z.string(), z.int(), z.null()])), ['1', 1, null]],
  [
    'either of two objects',
    z.array(z.union([z.object({ a: z.int() }), z.object({ b: z.int() })])),
    [{ b: 1 }, { a: 2 }],
  ],
  [
    'a tagged union',
    z.object({ shapes: z.array(shape) }),
    { shapes: [{ kind: 'box', width: 1, height: null }, { kind: 'dot' }, { kind: 'circle', radius: 2 }] },
  ],
  ['a nullable tagged union', z.object({ shape: shape.nullable() }), { shape: null }],
  [
    'null for a choice inside a union',
    z.array(
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('a'), size: z.enum(['s', 'm']).nullable() })]),
    ),
    [{ kind: 'a', size: null }],
  ],
  [
    'anything or null',
    z.object({ a: z.unknown().nullable(), b: z.literal(['a', 1]).nullable() }),
    { a: [1], b: null },
  ],
  [
    'same fields, another tag',
    z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('a'), value: z.int() }),
        z.object({ kind: z.literal('b'), value: z.int(), more: z.string() }),
      ]),
    ),
    [
      { kind: 'b', value: 1, more: 'x' },
      { kind: 'a', value: 2 },
    ],
  ],
  ['a fixed list', z.tuple([z.string(), z.int()]), ['a', 1]],
  ['anything', z.object({ any: z.unknown() }), { any: { deep: [1, { more: null }] } }],
  ['both of two', z.intersection(z.object({ a: z.int() }), z.object({ b: z.string() })), { a: 1, b: 'x' }],
  ['mixed constants', z.object({ value: z.literal(['a', 1, null]) }), { value: 1 }],
  ['defaults are given by the verb', z.object({ a: z.int().default(1) }), { a: 2 }],
  ['a tree', tree, { name: 'root', below: [{ name: 'leaf', below: [] }] }],
])('%s', async (_, schema, value) => {
  expect(await written(schema, value)).toBe(JSON.stringify(schema.parse(value)));
});

test('what the contract does not name never leaves', async () => {
  const row = { name: 'x', password_hash: 'secret' };
  expect(await written(named, row)).toBe('{"name":"x"}');
  expect(await written(z.object({ list: z.array(named.nullable()) }), { list: [row, null] })).toBe(
    '{"list":[{"name":"x"},null]}',
  );
  expect(await written(z.record(z.string(), named), { a: row })).toBe('{"a":{"name":"x"}}');
  expect(await written(shape, { kind: 'dot', secret: 1 })).toBe('{"kind":"dot"}');
});

test('a promised field that is not there is an error, not a hole', async () => {
  await expect(written(named, {})).rejects.toThrow('required');
});
