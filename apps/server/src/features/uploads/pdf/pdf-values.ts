/** A value of a PDF's structure. The content of strings matters only for links, so they stay raw. */
export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfReference
  | PdfValue[]
  | PdfDictionary;

export class PdfName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export class PdfString {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export class PdfReference {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

/** Keys may repeat in a file; readers differ in which one counts, so all are kept. */
export class PdfDictionary {
  readonly entries: readonly (readonly [key: string, value: PdfValue])[];

  constructor(entries: readonly (readonly [string, PdfValue])[]) {
    this.entries = entries;
  }

  get(key: string): PdfValue | undefined {
    const found = this.entries.filter(([name]) => name === key);
    if (found.length > 1) throw new UnreadablePdf(`${key} is written twice`);
    return found[0]?.[1];
  }
}

/** The file is broken, or written in a way that readers may understand differently. */
export class UnreadablePdf extends Error {}
