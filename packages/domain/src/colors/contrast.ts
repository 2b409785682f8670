import { formatHex, mix, parseHex, type Rgb } from './hex.ts';

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/** The lightest near-black with which either it or white reaches AA on every colour. */
const nearBlack: Rgb = [5, 5, 5];

/** WCAG 2 AA for text of normal size. */
const normalTextRatio = 4.5;

/** From 1 (the same) to 21 (black on white), by WCAG 2; colours that cannot be read count as black. */
export function contrastRatio(left: string, right: string): number {
  return ratioBetween(parseHex(left) ?? black, parseHex(right) ?? black);
}

export function readableTextOn(background: string): string {
  const behind = parseHex(background) ?? white;
  return formatHex(ratioBetween(white, behind) >= ratioBetween(nearBlack, behind) ? white : nearBlack);
}

/** The colour, made lighter or darker only as far as needed to be readable on the background. */
export function ensureContrast(color: string, background: string, ratio = normalTextRatio): string {
  const behind = parseHex(background) ?? white;
  const start = parseHex(color) ?? black;
  const target = ratioBetween(white, behind) > ratioBetween(black, behind) ? white : black;
  for (let percent = 0; percent < 100; percent += 2) {
    const candidate = formatHex(mix(start, target, percent / 100));
    if (contrastRatio(candidate, background) >= ratio) return candidate;
  }
  return formatHex(target);
}

function ratioBetween(left: Rgb, right: Rgb): number {
  const [darker, lighter] = [luminance(left), luminance(right)].sort((one, other) => one - other);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Text colour for a gradient: the one with the better contrast at its worse end. */
export function readableOnBoth(start: string, end: string): string {
  const worst = (text: string) => Math.min(contrastRatio(text, start), contrastRatio(text, end));
  const [left, right] = [readableTextOn(start), readableTextOn(end)];
  return worst(left) >= worst(right) ? left : right;
}
