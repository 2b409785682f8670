import { contrastRatio, readableTextOn } from './contrast.ts';

/** For text on a ground that runs from one colour to another: what reads better on the worse end. */
export function readableOnBoth(start: string, end: string): string {
  const worst = (text: string) => Math.min(contrastRatio(text, start), contrastRatio(text, end));
  const [left, right] = [readableTextOn(start), readableTextOn(end)];
  return worst(left) >= worst(right) ? left : right;
}
