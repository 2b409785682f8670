import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '@marquee/domain/locale/locales.ts';
import type { Term } from '@marquee/i18n/glossary-term.ts';
import { root } from '../../setup/root.mjs';
import { compareWithEnglish } from './compare-with-english.ts';
import { isInEnglishOrder } from './english-order.ts';
import { flatten } from './flatten.ts';
import { glossaryProblems } from './glossary.ts';
import { literalNumberProblems } from './literal-numbers.ts';
import {
  localesFolder,
  type PhraseFile,
  type PhraseTree,
  readJson,
  readLocaleFiles,
} from './locale-files.ts';
import { phraseTypes, phraseTypesFile } from './phrase-types.ts';
import { typographyProblems } from './typography.ts';
import { unusedPhrases } from './unused-phrases.ts';

/** Every language against English, its own glossary and its own marks; an empty list means that all are in order. */
export async function checkLocales(asked: readonly Locale[] = locales): Promise<string[]> {
  const english = readLocaleFiles('en');
  return [
    ...typesProblems(english),
    ...unusedPhrases(english),
    ...asked.flatMap((locale) => localeProblems(locale, english)),
  ];
}

/** What the compiler knows of the phrases follows from the English files. */
export function typesProblems(english: readonly PhraseFile[]): string[] {
  const path = join(root, phraseTypesFile);
  const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === phraseTypes(english);
  return isCurrent ? [] : [`${phraseTypesFile} is not of today's phrases; run npm run phrase-types`];
}

function localeProblems(locale: Locale, english: readonly PhraseFile[]): string[] {
  const own = locale === 'en' ? english : readLocaleFiles(locale);
  const loanWords = readJson(`packages/i18n/loan-words/${locale}.json`) as string[];
  const glossary = readJson(`packages/i18n/glossary/${locale}.json`) as Term[];
  const panel = own.filter(({ isDemo }) => !isDemo);
  const said = new Map(panel.flatMap(({ area, phrases }) => [...flatten({ [area]: phrases })]));
  return [
    ...fileProblems(locale, english, own),
    ...own.flatMap((file) => {
      const source = english.find(({ name }) => name === file.name);
      if (!source) return [];
      const texts = flatten({ [file.area]: file.phrases });
      return [
        ...compareWithEnglish(locale, flatten({ [source.area]: source.phrases }), texts, loanWords),
        ...literalNumberProblems(locale, texts),
        ...[...texts].flatMap(([key, text]) =>
          typographyProblems(locale, text).map((problem) => `${locale} ${key}: ${problem}`),
        ),
      ].map((problem) => `${file.path}: ${problem}`);
    }),
    ...glossaryProblems(locale, glossary, said),
  ];
}

function dottedKeys(phrases: PhraseTree): string[] {
  return Object.entries(phrases).flatMap(([key, part]) => [
    ...(key.includes('.') ? [key] : []),
    ...(typeof part === 'string' ? [] : dottedKeys(part)),
  ]);
}

function fileProblems(locale: Locale, english: readonly PhraseFile[], own: readonly PhraseFile[]): string[] {
  const missing = english.filter(({ name }) => !own.some((file) => file.name === name));
  return [
    ...missing.map(({ name }) => `${localesFolder}/${locale}/${name} is missing`),
    ...own.flatMap(({ path, name, phrases }) => {
      const flat = dottedKeys(phrases);
      // Written flat, they look complete to the comparison and are found by nobody.
      if (flat.length > 0) return [`${path}: "${flat[0]}" has a dot; keys are nested, as in English`];
      const source = english.find((file) => file.name === name);
      if (!source) return [`${path}: English has no such file`];
      if (isInEnglishOrder(source.phrases, phrases)) return [];
      return [`${path}: not in the order of the English file; npm run phrase-types sorts it`];
    }),
  ];
}
