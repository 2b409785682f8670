import { deflateSync } from 'node:zlib';

interface PackOptions {
  /** The stream's other entries; a filter replaces our own. */
  entries?: string;
  predictor?: 'up';
  /** The content as it is written, made from the packed one. */
  encode?: (content: Buffer) => Buffer;
  type?: string;
}

type Place = { offset: number } | { pack: number; index: number };

/** Writes small PDF files in the ways that real programs do, and in ways that none does. */
export class PdfWriter {
  private pieces: Buffer[];
  private places = new Map<number, Place>();
  private previous: number | undefined;
  private last = 0;

  constructor(version = '1.7') {
    this.pieces = [Buffer.from(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`, 'latin1')];
  }

  get length(): number {
    return this.pieces.reduce((sum, piece) => sum + piece.length, 0);
  }

  raw(content: string | Buffer): void {
    this.pieces.push(Buffer.from(content as string, 'latin1'));
  }

  reserve(): number {
    this.last += 1;
    return this.last;
  }

  add(body: string, number = this.reserve()): number {
    this.places.set(number, { offset: this.length });
    this.raw(`${number} 0 obj\n${body}\nendobj\n`);
    return number;
  }

  addStream(entries: string, content: Buffer, number = this.reserve()): number {
    this.places.set(number, { offset: this.length });
    this.raw(`${number} 0 obj\n<< /Length ${content.length} ${entries} >>\nstream\n`);
    this.raw(content);
    this.raw('\nendstream\nendobj\n');
    return number;
  }

  /** Objects packed into a stream, as most programs have done since PDF 1.5. */
  addPacked(bodies: Record<number, string>, options: PackOptions = {}): number {
    const numbers = Object.keys(bodies).map(Number);
    let offset = 0;
    const head = numbers.map((number) => {
      const place = `${number} ${offset}`;
      offset += (bodies[number] ?? '').length + 1;
      return place;
    });
    const first = `${head.join(' ')}\n`;
    const content = Buffer.from(`${first}${Object.values(bodies).join('\n')}`, 'latin1');
    const { filter, bytes } = packed(content, options);
    const pack = this.addStream(
      `/Type /${options.type ?? 'ObjStm'} /N ${numbers.length} /First ${first.length} ${filter}`,
      bytes,
    );
    numbers.forEach((number, index) => {
      this.last = Math.max(this.last, number);
      this.places.set(number, { pack, index });
    });
    return pack;
  }

  /** An entry that says the object starts there. */
  pretend(number: number, offset: number): void {
    this.places.set(number, { offset });
  }

  endWithTable(entries = '', { root = 1 } = {}): Buffer {
    const start = this.length;
    const rows = [...this.places].map(([number, place]) => {
      const offset = 'offset' in place ? place.offset : 0;
      const kind = 'offset' in place ? '00000 n' : '65535 f';
      return `${number} 1\n${String(offset).padStart(10, '0')} ${kind} \n`;
    });
    this.raw(
      `xref\n0 1\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${this.last + 1} /Root ${root} 0 R ${this.prev()} ${entries} >>\n`,
    );
    return this.end(start);
  }

  endWithStream(entries = '', { root = 1, ...options }: PackOptions & { root?: number } = {}): Buffer {
    const own = this.reserve();
    const start = this.length;
    this.places.set(own, { offset: start });
    const rows = [...this.places].map(([, place]) => {
      const row = Buffer.alloc(7);
      row.writeUInt8('offset' in place ? 1 : 2, 0);
      row.writeUInt32BE('offset' in place ? place.offset : place.pack, 1);
      row.writeUInt16BE('offset' in place ? 0 : place.index, 5);
      return row;
    });
    const index = [...this.places.keys()].map((number) => `${number} 1`).join(' ');
    const { filter, bytes } = packed(Buffer.concat(rows), options, 7);
    this.addStream(
      `/Type /XRef /W [1 4 2] /Index [${index}] /Size ${this.last + 1} /Root ${root} 0 R ${this.prev()} ${filter} ${entries}`,
      bytes,
      own,
    );
    return this.end(start);
  }

  private prev(): string {
    return this.previous === undefined ? '' : `/Prev ${this.previous}`;
  }

  /** What is added afterwards is an update of the file. */
  private end(start: number): Buffer {
    this.raw(`startxref\n${start}\n%%EOF\n`);
    this.previous = start;
    this.places.clear();
    return Buffer.concat(this.pieces);
  }
}

function packed(content: Buffer, { entries, predictor, encode }: PackOptions, columns = 16) {
  if (entries !== undefined) return { filter: entries, bytes: encode?.(content) ?? content };
  const parameters = `/DecodeParms << /Predictor 12 /Columns ${columns} >>`;
  return predictor === 'up'
    ? { filter: `/Filter /FlateDecode ${parameters}`, bytes: deflateSync(filteredUp(content, columns)) }
    : { filter: '/Filter /FlateDecode', bytes: deflateSync(content) };
}

/** Each row holds what changed from the row above, as in a PNG. */
function filteredUp(content: Buffer, columns: number): Buffer {
  const rows: Buffer[] = [];
  for (let from = 0; from < content.length; from += columns) {
    const row = content.subarray(from, from + columns);
    const above = from === 0 ? Buffer.alloc(columns) : content.subarray(from - columns, from);
    rows.push(Buffer.from([2, ...row.map((value, column) => (value - (above[column] ?? 0)) & 255)]));
  }
  return Buffer.concat(rows);
}
