import { encode } from 'uqr';
import { withoutScheme } from '../../ui/text/without-scheme.ts';
import { wrapText } from './wrap-text.ts';

/** For link previews and feeds, and for stories and messengers. */
export const shareFormats = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
} as const;
export type ShareFormat = keyof typeof shareFormats;

interface SharePicture {
  format: ShareFormat;
  headline: string;
  hint: string;
  link: string;
  /** Of the panel's header, from left to right. Always dark, so that white text is readable on them. */
  colors: readonly [string, string];
}

const font = (weight: number, size: number) => `${weight} ${size}px system-ui, sans-serif`;

export function drawShareImage(canvas: HTMLCanvasElement, picture: SharePicture): void {
  const brush = canvas.getContext('2d');
  if (!brush) return;
  const { width, height } = shareFormats[picture.format];
  const isWide = picture.format === 'wide';
  const margin = width * 0.07;
  const code = isWide ? 340 : 420;
  fillBackground(brush, { width, height, colors: picture.colors });

  brush.fillStyle = '#ffffff';
  brush.textBaseline = 'top';
  const room = isWide ? width - 3 * margin - code : width - 2 * margin;
  let y = writeLines(brush, picture.headline, { x: margin, y: margin, room, size: 76, weight: 700, most: 3 });
  y = writeLines(brush, picture.hint, { x: margin, y: y + 24, room, size: 38, weight: 400, most: 3 });
  writeLines(brush, withoutScheme(picture.link), {
    ...{ x: margin, y: isWide ? height - margin - 44 : y + 24, room },
    ...{ size: 32, weight: 600, most: 2 },
  });
  drawCode(brush, picture.link, {
    x: isWide ? width - margin - code : (width - code) / 2,
    y: isWide ? (height - code) / 2 : height - margin - code,
    size: code,
  });
}

type Brush = CanvasRenderingContext2D;

function fillBackground(
  brush: Brush,
  { width, height, colors: [from, to] }: { width: number; height: number; colors: readonly [string, string] },
): void {
  const shade = brush.createLinearGradient(0, 0, width, height);
  shade.addColorStop(0, from);
  shade.addColorStop(1, to);
  brush.fillStyle = shade;
  brush.fillRect(0, 0, width, height);
}

interface Lines {
  x: number;
  y: number;
  /** The width that the text may take. */
  room: number;
  size: number;
  weight: number;
  most: number;
}

/** Answers where the next text begins. */
function writeLines(brush: Brush, text: string, { x, y, room, size, weight, most }: Lines): number {
  brush.font = font(weight, size);
  const lines = wrapText(text, { room, most, measure: (part) => brush.measureText(part).width });
  const height = size * 1.25;
  for (const [place, line] of lines.entries()) brush.fillText(line, x, y + place * height);
  return y + lines.length * height;
}

/** Dark on white, because many scanners cannot read the reverse. */
function drawCode(brush: Brush, link: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const { data, size: modules } = encode(link, { ecc: 'M', border: 2 });
  const step = size / modules;
  brush.fillStyle = '#ffffff';
  brush.fillRect(x, y, size, size);
  brush.fillStyle = '#000000';
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) brush.fillRect(x + column * step, y + row * step, Math.ceil(step), Math.ceil(step));
}
