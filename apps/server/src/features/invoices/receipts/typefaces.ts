import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Locale, scriptOf } from '@marquee/domain/locale/locales.ts';

/** The web app's typeface, then similar ones for letters that it lacks. */
const families = [
  'inter',
  'noto-sans-devanagari',
  'noto-sans-arabic',
  'noto-sans-jp',
  'noto-sans-kr',
  'noto-sans-sc',
] as const;
type Family = (typeof families)[number];

/** Han characters look different in each of these scripts, so its own typeface comes first. */
const familyOfScript: Partial<Record<string, Family>> = {
  Jpan: 'noto-sans-jp',
  Kore: 'noto-sans-kr',
  Hans: 'noto-sans-sc',
};

/** One file of a typeface, and the letters it is for. */
interface Part {
  file: string;
  ranges: readonly (readonly [from: number, to: number])[];
}

const partsByFamily = new Map<Family, Promise<Part[]>>();

/** The files that claim to have a letter, best match for the language first. The claim can be wrong. */
export async function letterFiles(locale: Locale): Promise<(code: number) => string[]> {
  const own = familyOfScript[scriptOf(locale)];
  // The large ones also have some signs of other scripts, which join only within a typeface of their own.
  const order = [...families.slice(0, 3), ...(own ? [own] : []), ...families];
  const parts = (await Promise.all([...new Set(order)].map(loadParts))).flat();
  return (code) =>
    parts
      .filter(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to))
      .map(({ file }) => file);
}

function loadParts(family: Family): Promise<Part[]> {
  const parts = partsByFamily.get(family) ?? readParts(family);
  partsByFamily.set(family, parts);
  return parts;
}

/** The packages list the ranges as { "latin": "U+0000-00FF,U+0131", "[7]": … }. */
async function readParts(family: Family): Promise<Part[]> {
  const packagePath = (file: string) =>
    fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/${file}`));
  const list = JSON.parse(await readFile(packagePath('unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(list).map(([name, ranges]) => ({
    file: packagePath(`files/${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: ranges.split(',').map((range) => {
      const [from = '', to = from] = range.replace(/^U\+/i, '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    }),
  }));
}
