import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPlaces } from '../../lib/kept-parts.ts';
import type { PageState } from '../../lib/page-state.ts';
import { unpackRows } from '../../lib/unpack-rows.ts';
import { fieldsInBrowser, pageStateElement } from './page-state-element.ts';

const state: PageState = {
  locale: 'en',
  currency: 'USD',
  now: 5,
  phrases: {},
  queries: [],
  router: { loaderData: {}, errors: null },
};

function elementOf(changes: Partial<PageState>): string {
  const { place, write } = createPlaces('nonce');
  return write(pageStateElement({ ...state, ...changes }, place)).toString();
}

function travelled(changes: Partial<PageState>): PageState {
  const html = elementOf(changes);
  const read: PageState = JSON.parse(html.slice(html.indexOf('>') + 1, html.lastIndexOf('<')));
  return { ...read, queries: unpackRows(read.queries) as PageState['queries'] };
}

test('the browser reads what the server has drawn with', () => {
  const queries: PageState['queries'] = [
    [['profile'], null],
    [
      ['list', { sort: 'new' }],
      {
        pages: [
          {
            data: [
              { id: 1, at: null },
              { id: 2, at: 'x' },
            ],
            total: 2,
          },
        ],
        pageParams: [1],
      },
    ],
    [['shell'], { settings: { name: 'A <b>', items: [{ id: 1 }, { id: 2 }] }, pages: [] }],
    [['number'], 3],
    [['ids'], [3, 4]],
  ];
  expect(travelled({ queries })).toEqual({ ...state, queries });
  // From memory: once as text, then as bytes.
  expect(travelled({ queries })).toEqual({ ...state, queries });
  expect(travelled({ queries })).toEqual({ ...state, queries });
});

test('no text ends the element early', () => {
  const html = elementOf({ queries: [[['</script>'], { '</script>': '</script><script>' }]] });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

test('of the errors only those travel that the browser names itself', () => {
  const field = { required: 'Required', wrong_code: 'Wrong code' };
  const errors = { internal: 'Oops', not_found: 'Not found', field };
  const { phrases } = travelled({ phrases: { errors } as unknown as PageState['phrases'] });
  expect(phrases).toEqual({ errors: { internal: 'Oops', field: { required: 'Required' } } });
});

test('no component asks for another error', () => {
  const root = join(import.meta.dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const codes = files.map((name) => readFileSync(join(root, name), 'utf8'));
  const asking = codes.filter(
    (code) =>
      /useTranslations\('errors(?!\.field')/.test(code) ||
      (code.includes('useTranslations()') && /\bt\(['`]errors\.(?!internal')/.test(code)),
  );
  expect(asking).toEqual([]);
  const named = codes.flatMap(fieldsNamedIn);
  expect([...new Set(named)].sort()).toEqual([...fieldsInBrowser].sort());
});

/** What a file asks of the refusals of fields, also where it gives the function another name. */
function fieldsNamedIn(code: string): string[] {
  const [, name] = /const (\w+) = useTranslations\('errors\.field'\);/.exec(code) ?? [];
  const calls = [
    /useTranslations\('errors\.field'\)\(([^)]*)/g,
    ...(name ? [new RegExp(`\\b${name}\\(([^)]*)`, 'g')] : []),
  ];
  return calls.flatMap((call) => [...code.matchAll(call)].map(([, asked = '']) => asked.replaceAll("'", '')));
}
