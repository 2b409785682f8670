import { expect, it } from 'vitest';
import { changesBy, checkBuildFiles, checkPublishedLibraries } from './published-libraries.ts';

const problems = (code: string, path = 'apps/web/planted.ts', overrides: unknown = {}) =>
  checkBuildFiles([{ path, lines: code.split('\n') }], overrides).problems;

it('finds nothing in the builds as they are', async () => {
  expect((await checkPublishedLibraries()).problems).toEqual([]);
});

it('finds a plugin that empties a file of a package, whatever it is written like', async () => {
  const load = (id: string) => (id.endsWith('react-dom-client.production.js') ? '' : null);
  expect(await changesBy({ name: 'lean', load })).toEqual([
    expect.stringMatching(/^the plugin lean changes .*react-dom-client/),
  ]);
  expect(await changesBy({ name: 'own', load: (id) => (id.includes('/locales/') ? '{}' : null) })).toEqual(
    [],
  );
});

it.each([
  ['an alias', "resolve: { alias: [{ find: 'react', replacement: './react.ts' }] },", /alias/],
  ['an alias by another spelling', "resolve: { 'alias': aliases },", /alias/],
  ['an alias of the same name', 'resolve: { alias },', /alias/],
  ['an import that leads elsewhere', "resolveId: (id) => (id === 'react' ? './react.ts' : null),", /leads/],
  ['a transform', 'transform(code, id) {', /as they are published/],
  ['a transform with a filter', 'transform: { filter: { id: /react-dom/ }, handler: lean },', /published/],
  ['a changed chunk', 'renderChunk: (code) => code.trim(),', /stays as it is/],
  ['a changed bundle', 'generateBundle(_, bundle) {', /takes no bundle/],
  ['a changed bundle, late', "generateBundle: {\n  order: 'post',", /takes no bundle/],
  ['a loaded package', "load: (id) => (id.includes('/node_modules/react/') ? '' : null),", /does not look/],
])('refuses %s', (_, line, problem) => {
  expect(problems(`export const config = {\n  ${line}\n};`)).toEqual([expect.stringMatching(problem)]);
});

it('lets files be added, packages be grouped, and comments say anything', () => {
  expect(problems('// An alias: none.\n  async generateBundle() {\n    this.emitFile(file);')).toEqual([]);
  expect(problems('{ name: "libraries", test: /node_modules\\/react\\// }')).toEqual([]);
  expect(problems('resolve: { alias: {} }', 'apps/web/src/page.ts')).toEqual([]);
});

it('lets an override name a version and nothing else', () => {
  expect(problems('', undefined, { rolldown: '1.2.18', vite: { esbuild: '^0.25.0' } })).toEqual([]);
  expect(
    problems('', undefined, { react: 'npm:preact@10', vite: { 'react-dom': 'file:./react-dom' } }),
  ).toEqual([
    'package.json replaces react by npm:preact@10',
    'package.json replaces react-dom by file:./react-dom',
  ]);
});
