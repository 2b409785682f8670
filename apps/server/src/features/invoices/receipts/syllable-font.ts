import type { BBOX, Font, PathCommand } from 'fontkit';

export interface SyllableFont {
  width(text: string, size: number): number;
  /** With the baseline at y. */
  write(text: string, place: { x: number; y: number; size: number; color: string }): void;
  /** To be called once everything is written. */
  end(): void;
}

interface Syllable {
  text: string;
  width: number;
  /** As operators of a PDF content stream. */
  outline: string;
  /** Nothing is painted outside this box. */
  box: Box;
}

type Box = Pick<BBOX, 'minX' | 'minY' | 'maxX' | 'maxY'>;

/** Fonts of this kind number their glyphs with one byte. */
const maxPerFont = 256;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * A font whose glyphs are whole syllables, for scripts that draw letters in another order than they are written.
 * Not every PDF reader honours replacement text, but all know what each glyph stands for.
 */
export function createSyllableFont(doc: PDFKit.PDFDocument, face: Font, name: string): SyllableFont {
  const codes = new Map<string, number>();
  const syllables: Syllable[] = [];
  const encode = (text: string) =>
    shape(face, text).map(({ key, syllable }) => {
      const code = codes.get(key) ?? syllables.push(syllable()) - 1;
      codes.set(key, code);
      return code;
    });
  return {
    width: (text, size) =>
      (encode(text).reduce((sum, code) => sum + (syllables[code]?.width ?? 0), 0) * size) / face.unitsPerEm,
    write: (text, { x, y, size, color }) => {
      doc.save().fillColor(color).transform(1, 0, 0, -1, 0, doc.page.height);
      doc.addContent(
        `BT 1 0 0 1 ${x} ${doc.page.height - y} Tm ${showOperators(encode(text), name, size)} ET`,
      );
      doc.restore();
    },
    end: () => {
      for (let first = 0; first < syllables.length; first += maxPerFont)
        doc.page.fonts[`${name}-${first / maxPerFont}`] = addObject(
          doc,
          buildFont(doc, face, syllables.slice(first, first + maxPerFont)),
        );
    },
  };
}

/** Glyphs that are one syllable, from left to right. Equal keys look the same. */
function shape(face: Font, text: string): { key: string; syllable: () => Syllable }[] {
  if (isJoined.test(text)) return shapeJoined(face, text);
  return [...segmenter.segment(text)].map(({ segment }) => ({
    key: segment,
    syllable: () => draw(segment, face.layout(segment)),
  }));
}

const isJoined = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** A word's letters look different beside others. Their dots are glyphs of their own, drawn before them. */
function shapeJoined(face: Font, word: string): { key: string; syllable: () => Syllable }[] {
  const { glyphs, positions } = face.layout(word);
  const letters: Drawing[] = [{ glyphs: [], positions: [] }];
  for (const [place, glyph] of glyphs.entries()) {
    const letter = letters.at(-1);
    letter?.glyphs.push(glyph);
    letter?.positions.push(...positions.slice(place, place + 1));
    if (glyph.codePoints.length > 0) letters.push({ glyphs: [], positions: [] });
  }
  // Letters that differ only by their dots share a glyph, which knows one of them: the word says which it is.
  const rest = [...word];
  return letters
    .filter(({ glyphs }) => glyphs.length > 0)
    .reverse()
    .map((letter) => {
      const count = letter.glyphs.reduce((sum, { codePoints }) => sum + codePoints.length, 0);
      const text = rest.splice(0, count).join('');
      const places = letter.positions.flatMap(({ xAdvance, xOffset, yOffset }) => [
        xAdvance,
        xOffset,
        yOffset,
      ]);
      const key = JSON.stringify([text, letter.glyphs.map(({ id }) => id), places]);
      return { key, syllable: () => draw(text, letter) };
    })
    .reverse();
}

interface Drawing {
  glyphs: Font['layout'] extends (...parts: never[]) => { glyphs: infer Glyphs } ? Glyphs : never;
  positions: { xAdvance: number; xOffset: number; yOffset: number }[];
}

function draw(text: string, { glyphs, positions }: Drawing): Syllable {
  let pen = 0;
  const paths = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const placed = path.translate(pen + xOffset, yOffset);
    pen += xAdvance;
    return placed;
  });
  const outline = paths.map(({ commands }) => pathOperators(commands)).join(' ');
  return { text, width: pen, outline, box: unionBox(paths.map(({ cbox }) => cbox)) };
}

/** PDF has cubic curves only: their control points lie two thirds of the way to the quadratic one. */
function pathOperators(commands: readonly PathCommand[]): string {
  let [penX, penY] = [0, 0];
  const operators = commands.map(({ command, args }) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = args;
    const from = [penX, penY] as const;
    [penX = 0, penY = 0] = args.slice(-2);
    if (command === 'moveTo') return `${x1} ${y1} m`;
    if (command === 'lineTo') return `${x1} ${y1} l`;
    if (command === 'bezierCurveTo') return `${args.join(' ')} c`;
    if (command === 'closePath') return 'h';
    const cubicControl = (start: number, control: number) => (start + (control - start) * (2 / 3)).toFixed(1);
    return `${cubicControl(from[0], x1)} ${cubicControl(from[1], y1)} ${cubicControl(x2, x1)} ${cubicControl(y2, y1)} ${x2} ${y2} c`;
  });
  return operators.join(' ');
}

/** Neighbours in the same font are written together, so that readers see one word. */
function showOperators(codes: readonly number[], name: string, size: number): string {
  const parts: { font: number; bytes: number[] }[] = [];
  for (const code of codes) {
    const font = Math.floor(code / maxPerFont);
    const last = parts.at(-1);
    if (last?.font === font) last.bytes.push(code % maxPerFont);
    else parts.push({ font, bytes: [code % maxPerFont] });
  }
  return parts
    .map(({ font, bytes }) => `/${name}-${font} ${size} Tf <${Buffer.from(bytes).toString('hex')}> Tj`)
    .join(' ');
}

function buildFont(doc: PDFKit.PDFDocument, face: Font, syllables: readonly Syllable[]): object {
  const names = syllables.map((_, code) => `s${code}`);
  const procedures = syllables.map(({ width, outline, box }, code) => [
    `s${code}`,
    addObject(doc, {}, `${width} 0 ${corners(box).join(' ')} d1 ${outline} f`),
  ]);
  return {
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: corners(unionBox(syllables.map(({ box }) => box))),
    FontMatrix: [1 / face.unitsPerEm, 0, 0, 1 / face.unitsPerEm, 0, 0],
    CharProcs: Object.fromEntries(procedures),
    Encoding: { Type: 'Encoding', Differences: [0, ...names] },
    FirstChar: 0,
    LastChar: syllables.length - 1,
    Widths: syllables.map(({ width }) => width),
    Resources: {},
    ToUnicode: addObject(doc, {}, toUnicodeMap(syllables)),
  };
}

function unionBox(boxes: readonly Box[]): Box {
  return {
    minX: Math.min(0, ...boxes.map(({ minX }) => minX)),
    minY: Math.min(0, ...boxes.map(({ minY }) => minY)),
    maxX: Math.max(0, ...boxes.map(({ maxX }) => maxX)),
    maxY: Math.max(0, ...boxes.map(({ maxY }) => maxY)),
  };
}

function corners({ minX, minY, maxX, maxY }: Box): number[] {
  return [Math.floor(minX), Math.floor(minY), Math.ceil(maxX), Math.ceil(maxY)];
}

/** The text of each glyph, so that the PDF can be searched and copied. */
function toUnicodeMap(syllables: readonly Syllable[]): string {
  const lines = syllables.map(({ text }, code) => {
    const utf16 = Buffer.from(text, 'utf16le').swap16().toString('hex');
    return `1 beginbfchar\n<${code.toString(16).padStart(2, '0')}> <${utf16}>\nendbfchar`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapName /Syllables def
/CMapType 2 def
1 begincodespacerange
<00> <ff>
endcodespacerange
${lines.join('\n')}
endcmap
end
end`;
}

function addObject(doc: PDFKit.PDFDocument, data: object, stream?: string): PDFKit.PDFKitReference {
  const reference = doc.ref(data);
  reference.end(stream);
  return reference;
}
