import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createFairQueue } from '../../../platform/process/fair-queue.ts';

export interface Drawing {
  /** With a `viewBox` and no size of its own. */
  svg: string;
  width: number;
  height: number;
}

const pictures = new LRUCache<string, Promise<Buffer>>({ max: 200 });
const oneAtATime = createFairQueue({ concurrent: 1, waiting: 50 });

/**
 * Equal drawings share one picture across panels; the last two hundred are kept.
 * One at a time and only so many waiting, so that a flood of requests cannot use up the machine.
 */
export function renderPng(drawing: Drawing): Promise<Buffer> {
  const svg = sized(drawing);
  const key = createHash('sha256').update(svg).digest('base64url');
  const known = pictures.get(key);
  if (known) return known;
  const picture = oneAtATime.run('pictures', () => draw(svg));
  pictures.set(key, picture);
  picture.catch(() => pictures.delete(key));
  return picture;
}

/** Loaded with the first picture, so that a process that makes none does not load the library. */
async function draw(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

function sized({ svg, width, height }: Drawing): string {
  return svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
}
