import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../setup/root.mjs';
import { outdatedFiles } from '../verify/call-types.ts';
import { contractFolder, openContract } from './contract-program.ts';
import { writeCallTypes } from './write-call-types.ts';

const directory = mkdtempSync(join(tmpdir(), 'call-types-'));
afterAll(() => rmSync(directory, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(directory, path)), { recursive: true });
  writeFileSync(join(directory, path), text);
}

symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
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
    },
  }),
);
write(
  'packages/domain/src/colors.ts',
  `export const colors = ['red', 'green'] as const; export type Color = (typeof colors)[number];`,
);
write(
  `${contractFolder}/shop/carts.ts`,
  `import { colors } from '../../../domain/src/colors.ts';
   import { z } from 'zod';
   const color = z.enum(colors);
   /** What is bought. */
   const item = z.object({
     /** A number of ours. */
     id: z.int(), note: z.string().nullable(), color: color.nullable().optional(),
   });
   export type CartItem = z.output<typeof item>;
   const wholeNumber = z.preprocess((value: number | string) => Number(value), z.int());
   export const readCart = {
     name: 'readCart', method: 'GET', path: '/carts/{id}', summary: 'Get a cart',
     params: z.object({ id: wholeNumber }),
     response: z.object({ data: z.array(item), names: z.partialRecord(color, z.string()), by: z.record(z.string(), item) }),
   } as const;
   export const fillCart = {
     name: 'fillCart', method: 'POST', path: '/carts', summary: 'Fill a cart',
     body: z.object({ items: z.array(item), pace: z.union([z.literal(2), z.literal(1), z.literal('all')]).default(1), isGift: z.boolean().nullish() }),
   } as const;`,
);
write(
  `${contractFolder}/registry.ts`,
  `import { fillCart, readCart } from './shop/carts.ts'; const endpoints = { readCart, fillCart };
   export type Endpoints = typeof endpoints;`,
);

const files = writeCallTypes(openContract(directory), directory);

it('writes what is sent and what answers as plain types, with the names and comments of the contract', () => {
  expect(
    files.get('shop.ts'),
  ).toBe(`// Written by \`npm run call-types\` from the schemas beside this folder; a check holds it to them.
import type { Color } from '@marquee/domain/colors.ts';

export interface ShopCalls {
  /** Get a cart: \`GET /carts/{id}\` */
  readCart: {
    params: { id: number | string };
    answer: {
      data: CartItem[];
      names: Partial<Record<Color, string>>;
      by: Record<string, CartItem>;
    };
  };

  /** Fill a cart: \`POST /carts\` */
  fillCart: {
    body: { items: CartItem[]; pace?: 1 | 2 | 'all'; isGift?: boolean | null };
    answer: undefined;
  };
}

export interface CartItem {
  /** A number of ours. */
  id: number;
  note: string | null;
  color?: Color | null;
}
`);
  expect(files.get('calls.ts')).toContain('export interface Calls');
});

it('names the files that differ from what the schemas say', () => {
  for (const [name, text] of files) write(`generated/${name}`, text);
  expect(outdatedFiles(files, join(directory, 'generated'))).toEqual([]);
  write('generated/shop.ts', 'export interface ShopCalls {}\n');
  write('generated/left-over.ts', 'export {};\n');
  rmSync(join(directory, 'generated/calls.ts'));
  expect(outdatedFiles(files, join(directory, 'generated')).join('\n')).toMatch(
    /calls\.ts is not .*\n.*left-over\.ts is not .*\n.*shop\.ts is not /,
  );
});
