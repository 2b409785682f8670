import { readFile } from 'node:fs/promises';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { Font } from 'fontkit';
import { filesOfLetters } from './typefaces.ts';

export type Weight = 400 | 650;

interface Outline {
  /** SVG path data with y downwards, to be drawn at this place. */
  path: string;
  x: number;
  y: number;
}

export interface Lettering {
  /** The first letter's baseline starts at 0, 0. */
  outlines(text: string, size: number, weight: Weight): Outline[];
  covers(letter: string): boolean;
  width(text: string, size: number, weight: Weight): number;
}

const opened = new Map<string, Promise<Font>>();

/** Few texts need more than a dozen; whoever writes with every Han character there is fills no memory. */
const mostOpened = 100;

/**
 * Everything that is needed to draw these texts, and no more: a typeface with all Han characters is large.
 * The files cannot be embedded in a PDF as they are, so letters are drawn as outlines.
 */
export async function letteringFor(locale: Locale, texts: Iterable<string>): Promise<Lettering> {
  const fileOf = await filesFor(locale, ['?', ...texts]);
  const fonts = new Map<string, Font>();
  for (const file of new Set(fileOf.values()))
    for (const weight of [400, 650] as const) fonts.set(`${file}:${weight}`, await fontIn(file, weight));

  const shaped = (text: string, size: number, weight: Weight) =>
    runsOf(text, fileOf).flatMap(({ file, part }) => {
      const font = fonts.get(`${file}:${weight}`);
      if (!font) throw new Error(`no font was read for "${part}"`);
      const { glyphs, positions } = font.layout(part);
      const scale = size / font.unitsPerEm;
      return glyphs.map((glyph, place) => ({ glyph, scale, position: positions[place] }));
    });
  return {
    covers: (letter) => fileOf.has(letter),
    width: (text, size, weight) =>
      shaped(text, size, weight).reduce(
        (sum, { scale, position }) => sum + (position?.xAdvance ?? 0) * scale,
        0,
      ),
    outlines: (text, size, weight) => {
      let pen = 0;
      return shaped(text, size, weight).map(({ glyph, scale, position }) => {
        const x = pen + (position?.xOffset ?? 0) * scale;
        pen += (position?.xAdvance ?? 0) * scale;
        return { path: glyph.path.scale(scale, -scale).toSVG(), x, y: -(position?.yOffset ?? 0) * scale };
      });
    },
  };
}

/** The file of every letter that has one. */
async function filesFor(locale: Locale, texts: string[]): Promise<Map<string, string>> {
  const filesOf = await filesOfLetters(locale);
  const found = new Map<string, string>();
  for (const letter of new Set(texts.join('').normalize('NFC'))) {
    const code = letter.codePointAt(0) ?? 0;
    for (const file of filesOf(code)) {
      if (!(await fontIn(file, 400)).hasGlyphForCodePoint(code)) continue;
      found.set(letter, file);
      break;
    }
  }
  return found;
}

/** Neighbours that one file draws; letters of no typeface become question marks. */
function runsOf(text: string, fileOf: ReadonlyMap<string, string>): { file: string; part: string }[] {
  const runs: { file: string; part: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const found = fileOf.get(letter);
    const last = runs.at(-1);
    const file = isJoiner(letter) && last ? last.file : (found ?? fileOf.get('?') ?? '');
    const drawn = found || isJoiner(letter) ? letter : '?';
    if (last?.file === file) last.part += drawn;
    else runs.push({ file, part: drawn });
  }
  return runs;
}

/** Unseen letters that only say how their neighbours join. */
function isJoiner(letter: string): boolean {
  return letter === '\u200c' || letter === '\u200d';
}

function fontIn(file: string, weight: Weight): Promise<Font> {
  const name = `${file}:${weight}`;
  const font = opened.get(name) ?? open(file, weight);
  if (opened.size >= mostOpened) opened.clear();
  opened.set(name, font);
  return font;
}

/** Unpacked first: of a packed font the library draws the thinnest weight only. */
async function open(file: string, weight: Weight): Promise<Font> {
  const [{ create }, { default: decompress }] = await Promise.all([
    import('fontkit'),
    import('wawoff2/decompress.js'),
  ]);
  const font = create(Buffer.from(await decompress(await readFile(file)))) as Font;
  return font.getVariation({ wght: weight });
}
