import { expect, test } from 'vitest';
import { withEagerWrappers } from './eager-wrappers.ts';

const head = 'import{n as e,t}from"./rolldown-runtime-Wk_Z5-CU.js";';

test('what wraps a module of CommonJS is read before it runs; nothing else changes', () => {
  const own = 'var a=[1].map((e=>{return t}));function b(t){return t((e=>e))}';
  expect(
    withEagerWrappers(`${head}var s=t((e=>{e.x=1})),i=t(((e,t)=>{t.exports=s()})),c=e(s(),1);${own}`),
  ).toBe(`${head}var s=t((function(e){e.x=1})),i=t((function(e,t){t.exports=s()})),c=e(s(),1);${own}`);
});

test('it runs as before', () => {
  const wrapped = withEagerWrappers(`${head}var s=t(((e,t)=>{t.exports=41})),i=t((e=>{e.x=s()+1}));`);
  const run = new Function(
    `var t=(f,m)=>()=>(m||f((m={exports:{}}).exports,m),m.exports);${wrapped.slice(head.length)}return i().x`,
  );
  expect(run()).toBe(42);
});

test('a file without the runtime stays as it is', () => {
  expect(withEagerWrappers('var s=t((e=>{e.x=1}));')).toBe('var s=t((e=>{e.x=1}));');
});
