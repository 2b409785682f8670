import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { locales } from '@marquee/domain/locale/locales.ts';
import { root } from './setup/root.mjs';
import { inEnglishOrder } from './verify/locales/english-order.ts';
import { readLocaleFiles } from './verify/locales/locale-files.ts';
import { phraseTypes, phraseTypesFile } from './verify/locales/phrase-types.ts';

/** `npm run phrase-types`: what the compiler knows of the English phrases, and the other languages in their order. */
const english = readLocaleFiles('en');
mkdirSync(dirname(join(root, phraseTypesFile)), { recursive: true });
writeFileSync(join(root, phraseTypesFile), phraseTypes(english));
console.log(`Wrote ${phraseTypesFile}`);

for (const locale of locales) {
  for (const { path, name, phrases } of readLocaleFiles(locale)) {
    const source = english.find((file) => file.name === name);
    const sorted = source ? inEnglishOrder(source.phrases, phrases) : phrases;
    if (JSON.stringify(sorted) === JSON.stringify(phrases)) continue;
    writeFileSync(join(root, path), `${JSON.stringify(sorted, null, 2)}\n`);
    console.log(`Sorted ${path}`);
  }
}
