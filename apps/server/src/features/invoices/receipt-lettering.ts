import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';

/** The pages' own typeface, by parts of the alphabet; the first that has a letter draws it. */
const parts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];

export interface Lettering {
  covers(text: string): boolean;
  width(text: string, size: number): number;
  /** Outlines whose baseline starts at 0, 0 with y downwards, as SVG path data. */
  outlines(text: string, size: number): { path: string; x: number }[];
}

let loaded: Promise<Lettering> | undefined;

/** The typeface cannot be embedded in its packed form, so letters are drawn as outlines. */
export function receiptLettering(): Promise<Lettering> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Lettering> {
  const { open } = await import('fontkit');
  const files = parts.map((part) =>
    import.meta.resolve(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`),
  );
  const fonts = await Promise.all(files.map(async (file) => (await open(fileURLToPath(file))) as Font));
  return letteringIn(fonts);
}

function letteringIn(fonts: readonly Font[]): Lettering {
  const [{ unitsPerEm } = { unitsPerEm: 1 }] = fonts;
  const fontOf = (code: number) => fonts.find((font) => font.hasGlyphForCodePoint(code));
  const codes = (text: string) => [...text.normalize('NFC')].map((letter) => letter.codePointAt(0) ?? 0);
  const glyphs = (text: string) => codes(text).flatMap((code) => fontOf(code)?.glyphForCodePoint(code) ?? []);
  return {
    covers: (text) => codes(text).every((code) => fontOf(code) !== undefined),
    width: (text, size) =>
      (glyphs(text).reduce((sum, glyph) => sum + glyph.advanceWidth, 0) * size) / unitsPerEm,
    outlines: (text, size) => {
      const scale = size / unitsPerEm;
      let x = 0;
      return glyphs(text).map((glyph) => {
        const drawn = { path: glyph.path.scale(scale, -scale).toSVG(), x };
        x += glyph.advanceWidth * scale;
        return drawn;
      });
    },
  };
}
