import { expect, test } from 'vitest';
import { withoutStyles } from './prefetch-without-styles.ts';

test('code that is loaded ahead brings no style sheets', () => {
  const written =
    't(()=>import(`./page-1.js`),__vite__mapDeps([0,1])).catch(f),t(()=>import(`./list-2.js`),__vite__mapDeps([0]))';
  expect(withoutStyles(written)).toBe(
    't(()=>import(`./page-1.js`),[]).catch(f),t(()=>import(`./list-2.js`),[])',
  );
});

test('a build that writes the lists differently does not pass unnoticed', () => {
  expect(() => withoutStyles('import(`./page-1.js`)')).toThrow(/style sheets/);
});
