import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Finding } from './check.ts';

interface Font {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  hasGlyphForCodePoint(code: number): boolean;
  glyphForCodePoint(code: number): { advanceWidth: number };
}

interface SubsetOptions {
  targetFormat: 'truetype';
  variationAxes: Record<string, number>;
}

// The server draws receipts with these.
const serverPackage = createRequire(new URL('../../apps/server/package.json', import.meta.url));
const { create }: { create(file: Buffer): Font } = serverPackage('fontkit');
const subsetFont: (font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer> =
  serverPackage('subset-font');

const sheet = 'apps/web/src/styles/fonts.css';
const files = 'node_modules/@fontsource-variable/inter/files';

/**
 * Everyday text of the panel, so that each letter counts as often as it occurs. Vietnamese differs from the Latin
 * sample by 0.6 % only and shares its face.
 */
const samples = {
  latin:
    'Choose a service, paste your link and pay. Delivery starts within minutes; every order has a live status, a receipt and a refill where it is promised.',
  cyrillic:
    'Выберите услугу, вставьте ссылку и оплатите. Доставка начнётся через несколько минут; у каждого заказа есть живой статус, чек и восстановление, если оно обещано.',
};

type Script = keyof typeof samples;

interface Fallback {
  script: Script;
  /** Of Inter, as the panel uses it where the fallback is drawn in this weight. */
  weight: number;
  /** Mean advance of the sample in Arial, in em: read from Liberation Sans, which has the same advances. */
  width: number;
}

/** In the order of the style sheet. */
const fallbacks: readonly Fallback[] = [
  { script: 'latin', weight: 400, width: 0.42575 },
  { script: 'latin', weight: 600, width: 0.45906 },
  { script: 'cyrillic', weight: 400, width: 0.53509 },
  { script: 'cyrillic', weight: 600, width: 0.57972 },
];

/** System fonts stand in for Inter until it has loaded: each must be as wide and as high, or the page would jump. */
export async function checkFallbackFonts(css?: string): Promise<Finding> {
  const faces = readFaces(css ?? (await readFile(sheet, 'utf8')));
  const problems: string[] = [];
  for (const [place, fallback] of fallbacks.entries()) {
    const expected = await overrides(fallback);
    const face = faces[place];
    for (const [property, value] of Object.entries(expected))
      if (face?.[property] !== value)
        problems.push(`${sheet}: ${fallback.script} ${fallback.weight}: ${property} should be ${value}`);
  }
  return { problems, note: `${fallbacks.length} faces` };
}

async function overrides({ script, weight, width }: Fallback): Promise<Record<string, string>> {
  const inter = await Promise.all([interAt(weight, 'latin'), interAt(weight, 'cyrillic')]);
  const [{ ascent, descent, lineGap, unitsPerEm }] = inter;
  const size = meanAdvance(inter, lettersOf(script)) / width;
  const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
  return {
    'size-adjust': percent(size),
    'ascent-override': percent(ascent / unitsPerEm / size),
    'descent-override': percent(-descent / unitsPerEm / size),
    'line-gap-override': percent(lineGap / unitsPerEm / size),
  };
}

/** One weight of the variable font, in a format whose widths can be read. */
async function interAt(weight: number, subset: Script): Promise<Font> {
  const font = await readFile(`${files}/inter-${subset}-wght-normal.woff2`);
  const text = Object.values(samples).join('');
  return create(await subsetFont(font, text, { targetFormat: 'truetype', variationAxes: { wght: weight } }));
}

/** Spaces and marks of a Cyrillic text are drawn by the Latin face. */
function lettersOf(script: Script): string {
  return script === 'latin' ? samples.latin : samples.cyrillic.replace(/\P{Script=Cyrillic}/gu, '');
}

function meanAdvance(fonts: readonly Font[], text: string): number {
  const advances = [...text].map((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code));
    if (!font) throw new Error(`Inter has no ${letter}`);
    return font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm;
  });
  return advances.reduce((sum, advance) => sum + advance, 0) / advances.length;
}

/** The overrides of each face that stands in for Inter. */
function readFaces(css: string): Record<string, string>[] {
  return [...css.matchAll(/font-family: "Inter fallback";([^}]*)\}/g)].map(([, body = '']) =>
    Object.fromEntries(
      [...body.matchAll(/([a-z-]+-(?:override|adjust)): ([^;]+);/g)].map(([, name, value]) => [name, value]),
    ),
  );
}
