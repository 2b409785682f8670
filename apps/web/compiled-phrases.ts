import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { isolatedValues } from '@marquee/i18n/isolated-values.ts';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const locales = join(import.meta.dirname, '../../packages/i18n/src/locales');
/** The locale files that the web app uses: all but those of the server and the demo. */
const localeFile = /\/packages\/i18n\/src\/locales\/[^/]+\/(?!server|demo)\w+\/[\w-]+\.ts$/;

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
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!localeFile.test(file)) return;
      const areas = Object.entries(await readCompiled(file));
      return areas.map(([name, phrases]) => `export const ${name} = ${JSON.stringify(phrases)};`).join('\n');
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const file of localeFiles()) {
        const locale = basename(dirname(dirname(file)));
        for (const [area, phrases] of Object.entries(await readCompiled(file))) {
          const fileName = `assets/phrases/${version}/${locale}/${area}.json`;
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(phrases) });
        }
      }
    },
  };
}

function localeFiles(): string[] {
  return globSync('*/*/*.ts', { cwd: locales })
    .map((file) => join(locales, file))
    .filter((file) => localeFile.test(file))
    .sort();
}

function localesVersion(): string {
  const hash = createHash('sha256');
  for (const file of localeFiles()) hash.update(readFileSync(file));
  return hash.digest('base64url').slice(0, 10);
}

async function readCompiled(file: string): Promise<Record<string, unknown>> {
  const address = pathToFileURL(file);
  // A changed file is a new module to Node, so that edits show in development.
  address.searchParams.set('changed', String(statSync(file).mtimeMs));
  const areas = Object.entries((await import(address.href)) as Record<string, unknown>);
  const locale = basename(dirname(dirname(file))) as Locale;
  return Object.fromEntries(areas.map(([name, phrases]) => [name, compiled(phrases, locale)]));
}

function compiled(phrases: unknown, locale: Locale): unknown {
  if (typeof phrases === 'string') return compile(isolatedValues(phrases, locale));
  if (Array.isArray(phrases)) return phrases.map((phrase) => compiled(phrase, locale));
  const entries = Object.entries(phrases as object);
  return Object.fromEntries(entries.map(([key, value]) => [key, compiled(value, locale)]));
}
