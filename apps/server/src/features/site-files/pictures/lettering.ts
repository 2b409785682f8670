import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';

/** Subsets of the pages' typeface; the first that has a letter draws it. */
const files = [
  import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  import.meta.resolve('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'),
  import.meta.resolve('@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2'),
  import.meta.resolve('@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2'),
];

/** Stroke that makes the regular weight look like the headlines' bold one, in font units. */
const boldness = 96;

export interface Line {
  width: number;
  size: number;
  /** SVG whose baseline starts at x, y. */
  at(x: number, y: number): string;
}

/** Draws a line; undefined when a letter is missing, so that no picture shows empty boxes. */
export type Lettering = (text: string, size: number) => Line | undefined;

interface Letter {
  outline: string;
  advance: number;
}

let loaded: Promise<Lettering> | undefined;

/** Text as outlines: independent of the machine's fonts, and nothing in the text can become markup. */
export function loadLettering(): Promise<Lettering> {
  loaded ??= loadTypeface().then(letteringIn);
  return loaded;
}

function letteringIn(fonts: readonly Font[]): Lettering {
  const [{ unitsPerEm } = { unitsPerEm: 1 }] = fonts;
  const letters = new Map<string, Letter | undefined>();
  // Letters are drawn one by one: shaping whole lines would block other requests for too long.
  const letterOf = (character: string) => {
    if (!letters.has(character)) letters.set(character, drawLetter(character, fonts));
    return letters.get(character);
  };
  return (text, size) => {
    const line = [...text.normalize('NFC')].map(letterOf).filter((letter) => letter !== undefined);
    if (line.length < [...text.normalize('NFC')].length) return undefined;
    const scale = size / unitsPerEm;
    const width = line.reduce((sum, { advance }) => sum + advance, 0) * scale;
    return { width, size, at: (x, y) => outlines(line, `translate(${x} ${y}) scale(${scale} ${-scale})`) };
  };
}

function drawLetter(character: string, fonts: readonly Font[]): Letter | undefined {
  const code = character.codePointAt(0) ?? 0;
  const glyph = fonts.find((font) => font.hasGlyphForCodePoint(code))?.glyphForCodePoint(code);
  return glyph && { outline: glyph.path.toSVG(), advance: glyph.advanceWidth };
}

function outlines(line: readonly Letter[], transform: string): string {
  let x = 0;
  const paths = line.map(({ outline, advance }) => {
    const path = `<path transform="translate(${x})" d="${outline}"/>`;
    x += advance;
    return path;
  });
  return `<g transform="${transform}" fill="currentColor" stroke="currentColor" stroke-width="${boldness}" stroke-linejoin="round">${paths.join('')}</g>`;
}

async function loadTypeface(): Promise<Font[]> {
  const { open } = await import('fontkit');
  return Promise.all(files.map(async (file) => (await open(fileURLToPath(file))) as Font));
}
