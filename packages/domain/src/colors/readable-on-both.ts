import { contrastRatio, readableTextOn } from './contrast.ts';

/** Text colour for a gradient: the one with the better contrast at its worse end. */
export function readableOnBoth(start: string, end: string): string {
  const worst = (text: string) => Math.min(contrastRatio(text, start), contrastRatio(text, end));
  const [left, right] = [readableTextOn(start), readableTextOn(end)];
  return worst(left) >= worst(right) ? left : right;
}
