import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const localeFile = /\/packages\/i18n\/src\/locales\/[^/]+\/\w+\.ts$/;

/** Phrases are compiled when the app is built, so that no browser downloads or runs an ICU parser. */
export function compiledPhrases(): Plugin {
  return {
    name: 'compiled-phrases',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!localeFile.test(file)) return;
      const address = pathToFileURL(file);
      // A changed file is a new module to Node, so that edits show in development.
      address.searchParams.set('changed', String(statSync(file).mtimeMs));
      const areas = Object.entries((await import(address.href)) as Record<string, unknown>);
      return areas
        .map(([name, phrases]) => `export const ${name} = ${JSON.stringify(compiled(phrases))};`)
        .join('\n');
    },
  };
}

function compiled(phrases: unknown): unknown {
  if (typeof phrases === 'string') return compile(phrases);
  return Object.fromEntries(Object.entries(phrases as object).map(([key, value]) => [key, compiled(value)]));
}
