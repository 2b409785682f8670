import { expect, it } from 'vitest';
import { checkComposedKeys } from './composed-keys.ts';

const problemsOf = async (...lines: string[]) =>
  (await checkComposedKeys([{ path: 'apps/server/src/planted.ts', lines }])).problems;
const hole = (expression: string) => `\${${expression}}`;

it.each([
  ['a cache key', `const cacheKey = \`${hole('url')} ${hole('headers.host')}\`;`],
  ['a signed text', `createHmac('sha256', key).update(\`${hole('email')}:${hole('code')}\`)`],
  ['a signed text on its own line', `.update(\n    \`${hole('name')}:${hole('ctx.requestId')}\`,\n  )`],
  [
    'a lock',
    `sql\`select pg_advisory_xact_lock(hashtextextended(${'$'}{\`${hole('name')}:${hole('email')}\`}, 0))\``,
  ],
  ['an event id', `eventId: \`${hole('payment_ref')}:${hole('status')}\`,`],
  [
    'what a function for keys returns',
    `function cacheKey(request: Request): string {\n  return \`${hole('url')} ${hole('accept')}\`;\n}`,
  ],
  ['a text before an id', `known.get(\`${hole('name')}:${hole('panelId')}\`)`],
])('finds %s', async (_, line) => {
  expect(await problemsOf(...line.split('\n'))).toHaveLength(1);
});

it.each([
  ['ids', `key: \`order:${hole('panel.id')}:${hole('input.orderId')}\`,`],
  ['a text behind ids', `const key = \`${hole('panelId')}:${hole('token')}\`;`],
  ['a composed key', `const key = composedKey(url, headers.host);`],
  ['a message', `const message = \`${hole('name')} has ${hole('count')}\`;`],
  ['one part', `const key = \`coupon:${hole('code')}\`;`],
])('allows %s', async (_, line) => {
  expect(await problemsOf(line)).toEqual([]);
});

it('leaves tests alone', async () => {
  const lines = [`const key = \`${hole('a')} ${hole('b')}\`;`];
  expect((await checkComposedKeys([{ path: 'apps/server/src/some.test.ts', lines }])).problems).toEqual([]);
});
