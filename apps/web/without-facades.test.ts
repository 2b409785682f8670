import { expect, test } from 'vitest';
import { pastFacades, readFacade } from './without-facades.ts';

const facade = readFacade('assets/home-page-1.js', 'export{t as Page,n as load}from"./storefront-2.js";');

test('a file that only passes on another one is recognized, with the names of its exports', () => {
  expect(facade).toEqual({
    file: 'assets/home-page-1.js',
    target: 'assets/storefront-2.js',
    exports: [
      { inside: 't', outside: 'Page' },
      { inside: 'n', outside: 'load' },
    ],
  });
  expect(readFacade('assets/entry-1.js', 'import"./shell-2.js";\n')?.target).toBe('assets/shell-2.js');
  expect(readFacade('assets/a-1.js', 'export{Page}from"./b-2.js";')?.exports).toEqual([
    { inside: 'Page', outside: 'Page' },
  ]);
});

test.each(['import"./a.js";import"./b.js";', 'import{t}from"./a.js";t();', 'export const a=1;', ''])(
  '%j does something of its own',
  (code) => expect(readFacade('assets/c.js', code)).toBeUndefined(),
);

test('whoever loads it gets its target under the same names', () => {
  if (!facade) throw new Error('no facade');
  const code = pastFacades('a(()=>import(`./home-page-1.js`),import(`./home-page-10.js`))', [facade]);
  expect(code).toBe(
    'a(()=>import(`./storefront-2.js`).then(m=>({Page:m.t,load:m.n})),import(`./home-page-10.js`))',
  );
});
