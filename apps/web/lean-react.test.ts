import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { leanReactFile, withoutTags } from './lean-react.ts';

const reactDom = createRequire(import.meta.url).resolve('react-dom/client');
const library = readFileSync(reactDom.replace('client.js', 'cjs/react-dom-client.production.js'), 'utf8');
const parse = (code: string) => parseAst(code);

it('makes no element whose code it leaves out', () => {
  const lean = leanReactFile(library, parse);
  expect(lean).toContain('case REACT_ACTIVITY_TYPE:\n        return leftOut(type), (');
  expect(lean).toContain('? leftOut(type)\n        : 5;');
  expect(lean).not.toMatch(/\b(?:case|===) (?:26|30)\b(?! ===)/);
  expect(lean.length).toBeLessThan(library.length * 0.87);
});

it('stops when an update of the library has changed where it makes them', () => {
  const renamed = library.replaceAll('REACT_ACTIVITY_TYPE', 'REACT_HIDDEN_TYPE');
  expect(() => leanReactFile(renamed, parse)).toThrow('React has changed');
  const other = library.replaceAll('startViewTransition', 'beginViewTransition');
  expect(() => leanReactFile(other, parse)).toThrow('startViewTransition');
});

it('cuts out cases, and keeps statements that another case runs into', () => {
  const code = `switch (fiber.tag) {
case 27: first();
case 5: host(); break;
case 13:
case 19: both(); break;
case 30: case 6: text(); break;
case 26: if (30 === fiber.tag) inner(); break;
default: rest();
}`;
  expect(withoutTags(code, parse)).toBe(`switch (fiber.tag) {

case 5: host(); break;
case 13:
both(); break;
 case 6: text(); break;

default: rest();
}`);
});

it('keeps the variables of what it cuts out: they are the whole function’s', () => {
  const code =
    'function commit() { switch (a.tag) { case 26: var type = 1, other; break; case 5: type = 2; } }';
  expect(withoutTags(code, parse)).toBe(
    'function commit() {var other;var type; switch (a.tag) {  case 5: type = 2; } }',
  );
});

it('answers comparisons, and leaves other numbers and other switches alone', () => {
  expect(withoutTags('if (30 === a.tag || 5 === a.tag) go(); if (27 !== tag) stay();', parse)).toBe(
    'if (!1 || 5 === a.tag) go(); if (!0) stay();',
  );
  const keys = 'switch (event.keyCode) { case 27: close(); }';
  expect(withoutTags(keys, parse)).toBe(keys);
});
