import { expect, it } from 'vitest';
import { codeFigures } from './code-figures.ts';

const file = (path: string, text: string, length = 0) => ({
  path,
  lines: [...text.split('\n'), ...Array.from({ length }, () => '')],
});

it('measures the code that is no test, and what it imports', async () => {
  const report = await codeFigures([
    file('packages/domain/src/money.ts', 'export const a = 1;'),
    file(
      'apps/server/src/a/verb.ts',
      "import { a } from '@marquee/domain/money.ts';\nimport { b } from './part.ts';",
      98,
    ),
    file(
      'apps/server/src/a/part.ts',
      'const b = a as unknown as B;\nconst c = b as C;\nconst d = [1] as const;',
    ),
    file(
      'apps/server/src/a/part.test.ts',
      "import { b as c } from './part.ts';\nconst d = b as unknown as D;",
      900,
    ),
    file(
      'apps/web/src/shell/page.tsx',
      "import { type a as b } from '@marquee/domain/money.ts';\nexport const d = <p>as is</p>;",
    ),
  ]);
  const row = (name: string) => report.find((line) => line.startsWith(name))?.split(/ {2,}/);
  expect(row('all')).toEqual(['all', '4', '3', '100', '100', '75.0', '25.0', '1 (9.43)', '1 (9.43)']);
  expect(row('apps/server')?.slice(1, 7)).toEqual(['2', '100', '100', '100', '50.0', '50.0']);
  expect(row('apps/web')?.slice(1)).toEqual(['1', '2', '2', '2', '100.0', '0.0', '0 (0.00)', '0 (0.00)']);
});

it('names crowded folders', async () => {
  const many = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => file(`${folder}/${index}.ts`, ''));
  const report = await codeFigures([
    ...many('bench', 26),
    ...many('chaos', 25),
    ...many('apps/server/migrations', 40),
  ]);
  expect(report.slice(-2)).toEqual(['Folders of more than 25 files (tests included): 1', '  26  bench']);
});
