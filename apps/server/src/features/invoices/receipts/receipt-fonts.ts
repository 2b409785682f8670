import { readFile } from 'node:fs/promises';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { Font } from 'fontkit';
import { letterFiles } from './typefaces.ts';
import { inVisualOrder } from './visual-order.ts';

type Weight = 400 | 650;

/** Neighbouring letters that one font draws. */
export interface Run {
  text: string;
  /** A name in `files`. */
  font: string;
  face: Font;
  /** Letters are not drawn in the order they are written, as in Devanagari and Arabic. */
  isReordered: boolean;
}

export interface ReceiptFonts {
  /** Complete font files of one weight each, reduced to the letters of this receipt. */
  files: ReadonlyMap<string, Buffer>;
  covers(letter: string): boolean;
  runs(line: Line): Run[];
}

export interface Line {
  text: string;
  weight: Weight;
}

/** Only the fonts that these lines need: a typeface with all Han characters is large. */
export async function fontsFor(locale: Locale, lines: readonly Line[]): Promise<ReceiptFonts> {
  const drawn = lines.flatMap(({ text, weight }) =>
    inVisualOrder(text, locale).map((piece) => ({ text: piece.text, weight })),
  );
  const fileOf = await findFiles(locale, ['?', ...drawn.map(({ text }) => text)]);
  const needed = new Map<string, { file: string; weight: Weight; letters: string }>();
  for (const { text, weight } of drawn)
    for (const { file, part } of splitRuns(text, fileOf)) {
      const letters = `${needed.get(`${file}:${weight}`)?.letters ?? joiners}${part}`;
      needed.set(`${file}:${weight}`, { file, weight, letters });
    }
  const files = new Map<string, Buffer>();
  for (const [name, font] of needed) files.set(name, await subset(font));
  const { create } = await import('fontkit');
  const faces = new Map(files.entries().map(([name, bytes]) => [name, create(bytes) as Font]));
  return {
    files,
    covers: (letter) => fileOf.has(letter),
    runs: ({ text, weight }) =>
      inVisualOrder(text, locale).flatMap(({ text, isFromRight }) =>
        splitRuns(text, fileOf).map(({ file, part }) => {
          const font = `${file}:${weight}`;
          const face = faces.get(font);
          if (!face) throw new Error(`no font was read for "${part}"`);
          return { text: part, font, face, isReordered: isFromRight || isReordered(part, face) };
        }),
      ),
  };
}

/** The font file for every letter that has one. */
async function findFiles(locale: Locale, texts: string[]): Promise<Map<string, string>> {
  const candidateFiles = await letterFiles(locale);
  const found = new Map<string, string>();
  for (const letter of new Set(texts.join('').normalize('NFC'))) {
    const code = letter.codePointAt(0) ?? 0;
    for (const file of candidateFiles(code)) {
      if (!(await loadTypeface(file)).face.hasGlyphForCodePoint(code)) continue;
      found.set(letter, file);
      break;
    }
  }
  return found;
}

/** Takes one weight and the needed letters out of a variable font, which a PDF cannot embed as it is. */
async function subset({ file, weight, letters }: { file: string; weight: Weight; letters: string }) {
  const [{ bytes }, { default: subsetFont }] = await Promise.all([loadTypeface(file), import('subset-font')]);
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
  // fontkit may read past the end of the file for a trailing blank glyph, so it gets some padding.
  return Buffer.concat([await subsetFont(bytes, letters, options), Buffer.alloc(16)]);
}

const loaded = new Map<string, Promise<{ bytes: Buffer; face: Font }>>();

/** Few texts need more than a dozen; the limit keeps unusual ones from filling the memory. */
const maxLoaded = 100;

function loadTypeface(file: string): Promise<{ bytes: Buffer; face: Font }> {
  const typeface = loaded.get(file) ?? readTypeface(file);
  if (loaded.size >= maxLoaded) loaded.clear();
  loaded.set(file, typeface);
  return typeface;
}

async function readTypeface(file: string): Promise<{ bytes: Buffer; face: Font }> {
  const [{ create }, { default: unpack }] = await Promise.all([
    import('fontkit'),
    import('wawoff2/decompress.js'),
  ]);
  const bytes = Buffer.from(await unpack(await readFile(file)));
  return { bytes, face: create(bytes) as Font };
}

/** Letters that no typeface has become question marks. */
function splitRuns(text: string, fileOf: ReadonlyMap<string, string>): { file: string; part: string }[] {
  const runs: { file: string; part: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const found = fileOf.get(letter);
    const last = runs.at(-1);
    const isJoiner = joiners.includes(letter);
    const file = isJoiner && last ? last.file : (found ?? fileOf.get('?') ?? '');
    const drawn = found || isJoiner ? letter : '?';
    if (last?.file === file) last.part += drawn;
    else runs.push({ file, part: drawn });
  }
  return runs;
}

/** Invisible characters that only say how their neighbours join. */
const joiners = '\u200c\u200d';

function isReordered(text: string, face: Font): boolean {
  const drawn = face.layout(text).glyphs.flatMap(({ codePoints }) => codePoints);
  return String.fromCodePoint(...drawn) !== text;
}
