import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { defaultLocale, type Locale } from '@marquee/domain/locale/locales.ts';
import { isolatedValues } from '@marquee/i18n/isolated-values.ts';
import { areaOf, demoPrefix, fileOf, serverAreas } from '@marquee/i18n/phrases.ts';
import { withEnglish } from '@marquee/i18n/with-english.ts';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const locales = join(import.meta.dirname, '../../packages/i18n/locales');
const serverFiles = new Set(serverAreas.map(fileOf));

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
      for (const file of localeFiles()) {
        const fileName = `assets/phrases/${version}/${localeOf(file)}/${areaOf(basename(file))}.json`;
        this.emitFile({ type: 'asset', fileName, source: compiledFile(file) });
      }
    },
  };
}

/** What browsers fetch: all but the files of the server and the demo. */
function localeFiles(): string[] {
  return globSync('*/*.json', { cwd: locales })
    .filter((file) => !basename(file).startsWith(demoPrefix) && !serverFiles.has(basename(file)))
    .map((file) => join(locales, file))
    .sort();
}

function localesVersion(): string {
  const hash = createHash('sha256');
  for (const file of localeFiles()) hash.update(readFileSync(file));
  return hash.digest('base64url').slice(0, 10);
}

const localeOf = (file: string) => basename(dirname(file)) as Locale;
const englishOf = (file: string) => join(locales, defaultLocale, basename(file));

function compiledFile(file: string): string {
  const [english, own] = [englishOf(file), file].map(
    (path) => JSON.parse(readFileSync(path, 'utf8')) as unknown,
  );
  return JSON.stringify(compiled(withEnglish(english, own), localeOf(file)));
}

function compiled(phrases: unknown, locale: Locale): unknown {
  if (typeof phrases === 'string') return compile(isolatedValues(phrases, locale));
  const entries = Object.entries(phrases as object);
  return Object.fromEntries(entries.map(([key, value]) => [key, compiled(value, locale)]));
}
