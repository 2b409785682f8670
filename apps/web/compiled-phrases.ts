import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultLocale, type Locale, locales as spokenLocales } from '@marquee/domain/locale/locales.ts';
import { isolatedValues } from '@marquee/i18n/isolated-values.ts';
import { areaOf, demoPrefix, fileOf, serverAreas } from '@marquee/i18n/phrases.ts';
import { withEnglish } from '@marquee/i18n/with-english.ts';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const locales = join(import.meta.dirname, '../../packages/i18n/locales');
const serverFiles = new Set(serverAreas.map(fileOf));
/** What makes of the files what browsers get. */
const compilers = [
  fileURLToPath(import.meta.resolve('icu-minify/compile')),
  join(locales, '../src/isolated-values.ts'),
  join(locales, '../src/with-english.ts'),
];

/**
 * Phrases are compiled in the build, so that no browser downloads or runs an ICU parser. Browsers fetch them as
 * JSON by name, because a script that lists every language's files would be larger than the phrases.
 */
export function compiledPhrases(): Plugin {
  const version = localesVersion();
  return {
    name: 'compiled-phrases',
    enforce: 'pre',
    config: () => ({ define: { __PHRASES__: JSON.stringify(`/assets/phrases/${version}`) } }),
    load(id) {
      const file = id.split('?')[0] ?? id;
      if (!file.startsWith(locales)) return;
      this.addWatchFile(englishOf(file));
      // Vite makes a module of the JSON afterwards.
      return compiledFile(file);
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      // A language that lacks a file says it in English.
      for (const locale of spokenLocales)
        for (const english of englishFiles()) {
          const fileName = `assets/phrases/${version}/${locale}/${areaOf(english)}.json`;
          this.emitFile({ type: 'asset', fileName, source: compiledFile(join(locales, locale, english)) });
        }
    },
  };
}

/** What browsers fetch: all but the files of the server and the demo. */
function englishFiles(): string[] {
  return globSync('*.json', { cwd: join(locales, defaultLocale) })
    .filter((file) => !file.startsWith(demoPrefix) && !serverFiles.has(file))
    .sort();
}

/** Of all that compiled phrases come from. */
function localesVersion(): string {
  const hash = createHash('sha256');
  for (const file of compilers) hash.update(readFileSync(file));
  for (const file of globSync('*/*.json', { cwd: locales }).sort())
    hash.update(file).update(readFileSync(join(locales, file)));
  return hash.digest('base64url').slice(0, 10);
}

const localeOf = (file: string) => basename(dirname(file)) as Locale;
const englishOf = (file: string) => join(locales, defaultLocale, basename(file));

function compiledFile(file: string): string {
  const english = readJson(englishOf(file));
  const own = existsSync(file) ? readJson(file) : undefined;
  return JSON.stringify(compiled(withEnglish(english, own), localeOf(file)));
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is no JSON: ${(error as Error).message}`);
  }
}

function compiled(phrases: unknown, locale: Locale): unknown {
  if (typeof phrases === 'string') return compile(isolatedValues(phrases, locale));
  const entries = Object.entries(phrases as object);
  return Object.fromEntries(entries.map(([key, value]) => [key, compiled(value, locale)]));
}
