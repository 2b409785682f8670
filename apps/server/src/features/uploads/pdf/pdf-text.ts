import {
  PdfDictionary,
  PdfName,
  PdfReference,
  PdfString,
  type PdfValue,
  UnreadablePdf,
} from './pdf-values.ts';

import { type ReadingBudget, spend } from './reading-budget.ts';

const maxDepth = 60;

/** By character code: white space, the characters that end a word, and all others. */
const isSpace = marked('\0\t\n\f\r ');
const endsWord = marked('\0\t\n\f\r ()<>[]{}/%');
const isLineEnd = marked('\r\n');

function marked(characters: string): Uint8Array {
  const codes = new Uint8Array(256);
  for (const character of characters) codes[character.charCodeAt(0)] = 1;
  return codes;
}

const wholeNumber = /^\d{1,10}$/;
const anyNumber = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** Reads values one after the other, by the letter of the format: whatever else a reader might tolerate throws. */
export class PdfText {
  readonly text: string;
  position: number;
  private readonly budget: ReadingBudget;

  constructor(text: string, budget: ReadingBudget, position = 0) {
    this.text = text;
    this.budget = budget;
    this.position = position;
  }

  /** Passes white space and comments. */
  skip(): void {
    for (;;) {
      while (isSpace[this.text.charCodeAt(this.position)] === 1) this.position += 1;
      if (this.text[this.position] !== '%') return;
      spend(this.budget, 'values', 1);
      while (this.position < this.text.length && isLineEnd[this.text.charCodeAt(this.position)] !== 1)
        this.position += 1;
    }
  }

  isAtEnd(): boolean {
    this.skip();
    return this.position >= this.text.length;
  }

  /** The next run of regular characters, without passing it. */
  peekWord(): string {
    this.skip();
    return this.wordAt(this.position);
  }

  word(expected?: string): string {
    const found = this.peekWord();
    if (found === '' || (expected !== undefined && found !== expected))
      throw new UnreadablePdf(`${expected ?? 'a word'} is missing`);
    this.position += found.length;
    return found;
  }

  wholeNumber(): number {
    spend(this.budget, 'values', 1);
    const found = this.word();
    if (!wholeNumber.test(found)) throw new UnreadablePdf('a number is missing');
    return Number(found);
  }

  value(depth = 0): PdfValue {
    if (depth > maxDepth) throw new UnreadablePdf('nested too deeply');
    spend(this.budget, 'values', 1);
    this.skip();
    if (this.text.startsWith('<<', this.position)) return this.dictionary(depth);
    switch (this.text[this.position]) {
      case '/':
        return this.name();
      case '(':
        return this.string();
      case '<':
        return this.hexString();
      case '[':
        return this.array(depth);
      default:
        return this.keyword();
    }
  }

  private keyword(): PdfValue {
    const found = this.word();
    if (found === 'true' || found === 'false') return found === 'true';
    if (found === 'null') return null;
    if (!anyNumber.test(found)) throw new UnreadablePdf('not a value');
    return wholeNumber.test(found) ? (this.reference(Number(found)) ?? Number(found)) : Number(found);
  }

  /** `12 0 R`; without the rest it is only a number. */
  private reference(number: number): PdfReference | undefined {
    const start = this.position;
    if (wholeNumber.test(this.peekWord())) {
      this.word();
      if (this.peekWord() === 'R') {
        this.word();
        return new PdfReference(number);
      }
    }
    this.position = start;
    return undefined;
  }

  /** `/J#61vaScript` is `/JavaScript`. */
  private name(): PdfName {
    const raw = this.wordAt(this.position + 1);
    this.position += 1 + raw.length;
    if (!raw.includes('#')) return new PdfName(raw);
    return new PdfName(
      raw.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    );
  }

  private string(): PdfString {
    let open = 0;
    for (let index = this.position; index < this.text.length; index += 1) {
      const character = this.text[index];
      if (character === '\\') index += 1;
      else if (character === '(') open += 1;
      else if (character === ')') open -= 1;
      if (open === 0 && character === ')') {
        const raw = this.text.slice(this.position + 1, index);
        this.position = index + 1;
        return new PdfString(unescaped(raw));
      }
    }
    throw new UnreadablePdf('a string does not end');
  }

  private hexString(): PdfString {
    const end = this.text.indexOf('>', this.position);
    const digits = this.text.slice(this.position + 1, end).replace(/[\0\t\n\f\r ]/g, '');
    if (end < 0 || !/^[0-9a-f]*$/i.test(digits)) throw new UnreadablePdf('a string does not end');
    this.position = end + 1;
    return new PdfString(
      Buffer.from(digits.padEnd(digits.length + (digits.length % 2), '0'), 'hex').toString('latin1'),
    );
  }

  private array(depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    this.position += 1;
    for (;;) {
      this.skip();
      if (this.text[this.position] === ']') break;
      values.push(this.value(depth + 1));
    }
    this.position += 1;
    return values;
  }

  private dictionary(depth: number): PdfDictionary {
    const entries: [string, PdfValue][] = [];
    this.position += 2;
    for (;;) {
      this.skip();
      if (this.text.startsWith('>>', this.position)) break;
      if (this.text[this.position] !== '/') throw new UnreadablePdf('a key is missing');
      const { name } = this.name();
      entries.push([name, this.value(depth + 1)]);
    }
    this.position += 2;
    return new PdfDictionary(entries);
  }

  private wordAt(start: number): string {
    let end = start;
    while (end < this.text.length && endsWord[this.text.charCodeAt(end)] !== 1) end += 1;
    return this.text.slice(start, end);
  }
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function unescaped(raw: string): string {
  return raw.replace(/\\(\r\n|[0-7]{1,3}|[\s\S])/g, (_, escaped: string) => {
    if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 255);
    if (/^[\r\n]/.test(escaped)) return '';
    return escapes[escaped] ?? escaped;
  });
}
