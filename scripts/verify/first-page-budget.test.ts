import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkFirstPageBudget } from './first-page-budget.ts';

const manifest = {
  'src/entry-client.tsx': { file: 'entry.js', imports: ['_shared.js'], css: ['app.css'] },
  'src/features/catalogue/home-page.tsx': { file: 'home.js', imports: ['_shared.js', '_list.js'] },
  '_shared.js': { file: 'shared.js' },
  '_list.js': { file: 'list.js' },
  'src/entry-console.tsx': { file: 'console.js', imports: ['_shared.js'], css: ['app.css'] },
  'src/areas/console/overview/overview-page.tsx': { file: 'overview.js' },
  'src/entry-widget.ts': { file: 'widget.js' },
  'src/ui/dialog.tsx': { file: 'dialog.js' },
};

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'marquee-budget-'));
  mkdirSync(join(directory, '.vite'));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('counts the entry, the home page, what they import and their styles, once each', async () => {
  build({ 'entry.js': 10_000, 'home.js': 10_000, 'shared.js': 50_000, 'list.js': 5000, 'app.css': 5000 });
  const { problems, note } = await checkFirstPageBudget(directory);
  expect(problems).toEqual([]);
  expect(note).toMatch(
    /^80\.\d kB of 155\.0 kB in 5 files, console 100\.\d kB of 195\.0 kB in 4 files, widget 20\.\d kB of 60\.0 kB in 1 files$/,
  );
});

it('fails above the limit and says what weighs most', async () => {
  build({ 'entry.js': 10_000, 'home.js': 10_000, 'shared.js': 130_000, 'list.js': 5000, 'app.css': 5000 });
  const { problems } = await checkFirstPageBudget(directory);
  expect(problems.join()).toMatch(/weighs 160\.\d kB.*:\n {2}130\.\d kB {2}shared\.js\n/);
});

it('fails when the first page asks for too many files', async () => {
  const parts = ['part-1.js', 'part-2.js', 'part-3.js', 'part-4.js'];
  build({ 'entry.js': 10, 'home.js': 10, 'shared.js': 10, 'list.js': 10, 'app.css': 10 }, parts);
  const { problems } = await checkFirstPageBudget(directory);
  expect(problems.join()).toMatch(/^the first page has 9 files, at most 8 are allowed/);
});

it('fails when the console weighs too much', async () => {
  build({
    'entry.js': 10,
    'home.js': 10,
    'shared.js': 50_000,
    'list.js': 10,
    'app.css': 10,
    'console.js': 200_000,
  });
  const { problems } = await checkFirstPageBudget(directory);
  expect(problems.join()).toMatch(/^the console’s first page weighs 270\.\d kB, at most 195\.0 kB/);
});

it('fails when the partners’ order form weighs too much', async () => {
  build({
    'entry.js': 10,
    'home.js': 10,
    'shared.js': 10,
    'list.js': 10,
    'app.css': 10,
    'widget.js': 61_000,
  });
  const { problems } = await checkFirstPageBudget(directory);
  expect(problems.join()).toMatch(/^the partners’ order form weighs 61\.\d kB, at most 60\.0 kB/);
});

it('fails when the build has no home page, and passes with a note when there is no build', async () => {
  writeFileSync(join(directory, '.vite/manifest.json'), '{}');
  expect((await checkFirstPageBudget(directory)).problems).toHaveLength(3);
  expect(await checkFirstPageBudget(join(directory, 'absent'))).toEqual({
    problems: [],
    note: 'skipped: the web app is not built',
  });
});

const others = { 'dialog.js': 90_000, 'console.js': 25_000, 'overview.js': 20_000, 'widget.js': 20_000 };

/** Random bytes do not compress, so the compressed size is the file's size. */
function build(sizes: Record<string, number>, parts: readonly string[] = []): void {
  const list = { ...manifest['_list.js'], imports: parts };
  const entries = Object.fromEntries(parts.map((file) => [file, { file }]));
  writeFileSync(
    join(directory, '.vite/manifest.json'),
    JSON.stringify({ ...manifest, '_list.js': list, ...entries }),
  );
  const all = { ...others, ...Object.fromEntries(parts.map((file) => [file, 10])), ...sizes };
  for (const [name, size] of Object.entries(all)) {
    writeFileSync(join(directory, name), randomBytes(size));
  }
}
