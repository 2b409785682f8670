import { expect, it } from 'vitest';
import { checkDocumentedPaths, leftOutOfIndex, stalePaths } from './documented-paths.ts';

const paths = [
  'docs',
  'docs/developers',
  'docs/developers/architecture.md',
  'apps/server/src/features/ledger',
  'apps/server/src/features/ledger/charges/charge-wallets.ts',
  'apps/server/src/features/orders/order-view.ts',
  'scripts/verify',
];
const stale = (text: string) => stalePaths([{ path: 'docs/developers/guide.md', text }], paths);

it('finds no stale path in the documents of this repository', async () => {
  const { problems, note } = await checkDocumentedPaths();
  expect(problems).toEqual([]);
  expect(Number.parseInt(note ?? '', 10)).toBeGreaterThan(20);
});

it.each([
  ['a link', '[Rooms](architecture.md#rooms)'],
  ['a link upwards', '[Documents](../developers)'],
  ['a link to elsewhere', '[Node](https://nodejs.org/x.md), [mail](mailto:a@b.example), [below](#rooms)'],
  ['a whole path', 'See `scripts/verify/` and `apps/server/src/features/ledger/charges/charge-wallets.ts`.'],
  ['a path within an app', 'See `features/ledger`.'],
  ['a bare name', 'See `charge-wallets.ts`.'],
  [
    'a pattern',
    '`*-view.ts`, `apps/server/src/features/<feature>/<name>-view.ts`, `apps/**/order-{view,row}.ts`',
  ],
  ['a block', '```sh\nnode apps/server/src/features/ledger/charges/charge-wallets.ts --now\n```'],
  [
    'what is no path',
    '`/api/v2`, `npm run verify`, `https://a.example/b.ts`, `node_modules/.bin/node`, `ctx.db`',
  ],
])('takes %s', (_, text) => {
  expect(stale(text)).toEqual([]);
});

it.each([
  ['[Rooms](rooms.md)', 'rooms.md'],
  ['[Root](architecture/README.md)', 'architecture/README.md'],
  ['`apps/server/src/features/charge-wallets.ts`', 'apps/server/src/features/charge-wallets.ts'],
  ['`features/ledgers`', 'features/ledgers'],
  ['`charge-wallet.ts`', 'charge-wallet.ts'],
  ['`src/features/order-view.ts`', 'src/features/order-view.ts'],
  ['`apps/<app>/order-view.ts`', 'apps/<app>/order-view.ts'],
  ['```\nscripts/verifying   checks\n```', 'scripts/verifying'],
])('in %s finds %s', (text, found) => {
  expect(stale(text)).toEqual([`docs/developers/guide.md names ${found}, which is not there`]);
});

it('finds a document that its folder’s index does not list', () => {
  const document = (path: string, text = '') => ({ path, text });
  const others = [document('docs/guides/a.md'), document('docs/guides/b.md'), document('docs/c.md')];
  const index = document('docs/guides/README.md', '[A](a.md)');
  expect(leftOutOfIndex([...others, index])).toEqual(['docs/guides/README.md does not list b.md']);
  expect(leftOutOfIndex([...others, document('README.md')])).toEqual([]);
});
