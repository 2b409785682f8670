import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { contractFolder, openContract } from '../call-types/contract-program.ts';
import { writeCallTypes } from '../call-types/write-call-types.ts';
import { root } from '../setup/root.mjs';
import { compareFields, declaredFields } from './unread-fields.ts';
import { notReadYet, wireOnly } from './unread-fields-known.ts';
import { openProgram } from './web-program.ts';

/** A small project of the same shape: a contract with one call, and a page that reads some of its answer. */
const directory = mkdtempSync(join(tmpdir(), 'unread-fields-'));
afterAll(() => rmSync(directory, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(directory, path)), { recursive: true });
  writeFileSync(join(directory, path), text);
}

write(
  'tsconfig.json',
  JSON.stringify({
    compilerOptions: {
      strict: true,
      target: 'ES2024',
      module: 'ESNext',
      moduleResolution: 'Bundler',
      allowImportingTsExtensions: true,
      noEmit: true,
      jsx: 'react-jsx',
      types: [],
    },
  }),
);
symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
write(
  'packages/contract/src/registry.ts',
  `import { z } from 'zod';
   const picture = z.object({ icon: z.string(), color: z.string() });
   const answer = z.object({
     named: z.string(), destructured: z.number(), never: z.boolean(), listed: z.object({ a: z.string() }),
     keyed: z.object({ light: z.string(), dark: z.string(), other: z.string() }),
     pictures: z.array(picture).nullable(),
     joined: z.object({ state: z.string(), reason: z.string() }), fallback: z.object({ text: z.string() }).optional(),
   });
   const endpoints = { get: { response: z.object({ data: answer }) }, silent: {} };
   export type Endpoints = typeof endpoints;
   export type Answer = z.output<typeof answer>;`,
);
for (const [name, text] of writeCallTypes(openContract(directory), directory))
  write(`${contractFolder}/generated/${name}`, text);
write(
  'apps/web/src/page.ts',
  `import type { Answer } from '../../../packages/contract/src/generated/common.ts';
   interface Look { icon: string; color: string }
   const draw = ({ icon }: Look) => icon;
   const tell = (told: { state: string } & { note?: string }) => told.state;
   const write = (written: { text: string }) => written.text;
   const none = { text: '' };
   export function page(answer: Answer, scheme: 'light' | 'dark') {
     const { destructured } = answer;
     const drawn = answer.pictures?.map((each) => draw(each));
     const told = [tell(answer.joined), write(answer.fallback ?? none)];
     return [told, answer.named, destructured, Object.values(answer.listed), answer.keyed[scheme], drawn];
   }
   export const read = ({ data }: { data: Answer }) => page(data, 'light');`,
);
write('apps/web/src/page.test.ts', `export const never = (answer: { never: boolean }) => answer.never;`);

it('finds fields that nothing reads, however the others are read', () => {
  const unread = declaredFields(openProgram(directory), directory).filter(({ isRead }) => !isRead);
  expect(unread.map(({ name }) => name)).toEqual([
    'registry.ts#endpoints.get.response.data',
    'registry.ts#answer.never',
    'registry.ts#answer.keyed.other',
    'registry.ts#picture.color',
    'registry.ts#answer.joined.reason',
  ]);
});

it('asks for a reader, and for a list that is true', () => {
  const [known = ''] = Object.keys({ ...wireOnly, ...notReadYet });
  const others = Object.keys({ ...wireOnly, ...notReadYet }).filter((name) => name !== known);
  const rest = others.map((name) => ({ name, isRead: false }));
  const problems = (fields: { name: string; isRead: boolean }[]) => compareFields([...rest, ...fields]);
  expect(problems([{ name: known, isRead: false }])).toEqual([]);
  expect(problems([{ name: known, isRead: true }])).toEqual([expect.stringContaining('it is read now')]);
  expect(problems([])).toEqual([expect.stringContaining('there is no such field')]);
  const forgotten = { name: 'a.ts#b.c', isRead: false };
  expect(problems([{ name: known, isRead: false }, forgotten])).toEqual([
    expect.stringContaining('a.ts#b.c: nothing reads it'),
  ]);
});

it('counts a setting that only the server reads', () => {
  const fields = [{ name: 'shell/settings.ts#stored.group.serverOnly', isRead: false }];
  const about = (readByServer: boolean) =>
    compareFields(fields, () => readByServer).filter((problem) => problem.includes('serverOnly'));
  expect(about(true)).toEqual([]);
  expect(about(false)).toHaveLength(1);
});
