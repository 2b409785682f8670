import { createHash } from 'node:crypto';

export interface Drawing {
  /** With a `viewBox` and no size of its own. */
  svg: string;
  width: number;
  height: number;
}

const remembered = 200;
const pictures = new Map<string, Promise<Buffer>>();
let busy: Promise<unknown> = Promise.resolve();

/**
 * The same drawing is the same picture, for whichever panel: made once, the last two hundred kept.
 * One at a time, so that a stranger who asks for many cannot take the machine.
 */
export function renderPng(drawing: Drawing): Promise<Buffer> {
  const svg = sized(drawing);
  const key = createHash('sha256').update(svg).digest('base64url');
  const picture = pictures.get(key) ?? enqueue(svg, key);
  pictures.delete(key);
  pictures.set(key, picture);
  const [oldest] = pictures.keys();
  if (oldest !== undefined && pictures.size > remembered) pictures.delete(oldest);
  return picture;
}

function enqueue(svg: string, key: string): Promise<Buffer> {
  const picture = busy.then(() => draw(svg));
  busy = picture.catch(() => pictures.delete(key));
  return picture;
}

/** Loaded with the first picture: a process that makes none does not carry the library. */
async function draw(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

function sized({ svg, width, height }: Drawing): string {
  return svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
}
