import { expect, it } from 'vitest';
import { withEmptyBody, withoutBody } from './left-out.ts';

const library = `function first(
  one,
  other
) {
  return one;
}
var Cache = class {
\tbuild(client) {
\t\tif (client) {
\t\t\treturn make(client);
\t\t}
\t}
\tadd() {}
};
`;

it('puts a throw in the place of a function or a method', () => {
  expect(withoutBody(library, 'build')).toContain(
    "\tbuild(client) { throw new Error('Left out of the bundle: build'); }\n\tadd() {}",
  );
  expect(withoutBody(library, 'first')).toMatch(/^function first\(\n {2}one,\n {2}other\n\) \{ throw/);
});

it('empties one that would find nothing', () => {
  expect(withEmptyBody(library, 'first')).toMatch(
    /^function first\(\n {2}one,\n {2}other\n\) \{\}\nvar Cache/,
  );
});

it('stops the build when the library has no such name any more', () => {
  expect(() => withoutBody(library, 'second')).toThrow('second');
});
