import { expect, it } from 'vitest';
import { checkFileSizes } from './file-sizes.ts';

const file = (path: string, length: number) => ({ path, lines: Array.from({ length }, () => '') });

it('names the files that are too long, and spares tests', async () => {
  const { problems, note } = await checkFileSizes([
    file('apps/server/src/app.ts', 300),
    file('apps/server/src/god.ts', 301),
    file('apps/server/src/god.test.ts', 900),
    file('packages/domain/src/small.ts', 10),
  ]);
  expect(problems).toEqual(['apps/server/src/god.ts has 301 lines; split it before 300']);
  expect(note).toBe('3 files, median 300 lines');
});
