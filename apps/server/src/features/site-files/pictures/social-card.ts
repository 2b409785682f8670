import type { Settings } from '@marquee/contract/shell/settings.ts';
import { markPath } from '@marquee/domain/brand/icon-svg.ts';
import { readableOnBoth } from '@marquee/domain/colors/contrast.ts';
import { breakLines } from './break-lines.ts';
import { type Lettering, type Line, loadLettering } from './lettering.ts';
import type { Drawing } from './render-png.ts';

const [width, height] = [1200, 630];
const margin = 80;
const room = width - 2 * margin;

/** From large to small; the first in which the title fits is used. */
const titleSizes = [
  { size: 84, lines: 2 },
  { size: 68, lines: 3 },
  { size: 54, lines: 4 },
];

interface CardText {
  settings: Pick<Settings, 'panelName' | 'colors'>;
  title?: string;
  host: string;
}

/** The preview picture of a link in a chat or feed. Text that cannot be drawn is left out. */
export async function socialCard({ settings, title, host }: CardText): Promise<Drawing> {
  const { headerLeft, headerRight } = settings.colors.light;
  const name = settings.panelName;
  const letter = await loadLettering();
  const lines = title && title !== name ? titleLines(letter, title) : undefined;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" color="${readableOnBoth(headerLeft, headerRight)}">\
<defs><linearGradient id="ground" x2="1" y2="1"><stop stop-color="${headerLeft}"/><stop offset="1" stop-color="${headerRight}"/></linearGradient></defs>\
<rect width="${width}" height="${height}" fill="url(#ground)"/><g opacity=".07">${mark(760, 170, 20)}</g>\
${lines ? titleBelowName(letter, name, lines) : nameAlone(letter, name)}\
<g opacity=".8">${letter(host, 30)?.at(margin, height - margin) ?? ''}</g></svg>`,
    width,
    height,
  };
}

function titleLines(letter: Lettering, title: string): Line[] | undefined {
  for (const { size, lines: most } of titleSizes) {
    const fits = (line: string) => (letter(line, size)?.width ?? Number.POSITIVE_INFINITY) <= room;
    const lines = breakLines(title, fits, most);
    if (lines) return lines.flatMap((line) => letter(line, size) ?? []);
  }
  return undefined;
}

function titleBelowName(letter: Lettering, name: string, lines: Line[]): string {
  const size = lines[0]?.size ?? 0;
  const step = size * 1.22;
  const firstBaseline = height / 2 + 30 - ((lines.length - 1) * step) / 2 + size * 0.36;
  const drawn = lines.map((line, index) => line.at(margin, firstBaseline + index * step));
  return `${badge(margin, margin, 2)}${letter(name, 40)?.at(margin + 84, margin + 46) ?? ''}${drawn.join('')}`;
}

function nameAlone(letter: Lettering, name: string): string {
  const line = [128, 96, 64].map((size) => letter(name, size)).find((line) => line && line.width <= room);
  return line ? `${badge(margin, 150, 4)}${line.at(margin, 350 + line.size * 0.7)}` : badge(margin, 195, 7.5);
}

function badge(x: number, y: number, scale: number): string {
  const background = '<rect width="32" height="32" rx="9" fill="currentColor" fill-opacity=".16"/>';
  return `<g transform="translate(${x} ${y}) scale(${scale})">${background}</g>${mark(x, y, scale)}`;
}

function mark(x: number, y: number, scale: number): string {
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${markPath}" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;
}
