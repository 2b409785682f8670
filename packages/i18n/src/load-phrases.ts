import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLocale, type Locale } from '@marquee/domain/locale/locales.ts';
import type { DemoPhrases, EnglishPhrases } from './generated/phrases.ts';
import { type Area, areaOf, demoPrefix, fileOf, type Phrases, type Texts } from './phrases.ts';
import { withEnglish } from './with-english.ts';

const folder = join(import.meta.dirname, '../locales');
const files = new Map<string, Promise<unknown>>();

/** One area of one language, for whoever has the files: the server, tests and the build. */
export async function loadArea<Name extends Area>(locale: Locale, area: Name): Promise<Phrases[Name]> {
  return (await load(locale, fileOf(area))) as Phrases[Name];
}

/** For use-intl, which reads the types of arguments from English. */
export async function loadEnglish<Name extends Area>(area: Name): Promise<EnglishPhrases[Name]> {
  return (await load(defaultLocale, fileOf(area))) as EnglishPhrases[Name];
}

/** Everything that a panel says in one language. */
export async function allPhrases(locale: Locale): Promise<Phrases> {
  const names = (await readdir(join(folder, defaultLocale))).filter((name) => !name.startsWith(demoPrefix));
  return (await loadFiles(locale, names)) as Phrases;
}

/** Everything that the demo stores in one language. */
export async function loadDemoPhrases(locale: Locale): Promise<Texts<DemoPhrases>> {
  const names = (await readdir(join(folder, defaultLocale))).filter((name) => name.startsWith(demoPrefix));
  return (await loadFiles(locale, names)) as Texts<DemoPhrases>;
}

async function loadFiles(locale: Locale, names: readonly string[]): Promise<unknown> {
  const loaded = await Promise.all(
    names.map(async (name) => [areaOf(name.replace(demoPrefix, '')), await load(locale, name)] as const),
  );
  return Object.fromEntries(loaded);
}

/** Read once: a language is loaded when somebody speaks it, and stays. */
function load(locale: Locale, name: string): Promise<unknown> {
  const path = join(folder, locale, name);
  const known = files.get(path);
  if (known) return known;
  const loading = read(locale, path, name);
  files.set(path, loading);
  // What could not be read once may be readable the next time.
  loading.catch(() => files.delete(path));
  return loading;
}

async function read(locale: Locale, path: string, name: string): Promise<unknown> {
  if (locale === defaultLocale) return parse(path, await readFile(path, 'utf8'));
  const [english, own] = await Promise.all([load(defaultLocale, name), readIfThere(path)]);
  return withEnglish(english, own && parse(path, own));
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is no JSON: ${(error as Error).message}`);
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
