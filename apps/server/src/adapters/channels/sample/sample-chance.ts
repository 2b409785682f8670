import { createHash } from 'node:crypto';

const dayMs = 86_400_000;

/** A number that belongs to a text for good. */
export function seedOf(...parts: readonly (string | number)[]): number {
  return createHash('sha256').update(parts.join('\n')).digest().readUInt32LE(0);
}

/** From 0 to below 1: the same for the same seed and step, and without a pattern over either. */
export function chance(seed: number, step = 0): number {
  let mixed = (seed ^ Math.imul(step + 1, 0x9e3779b1)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** From -1 to 1, moving slowly: about `period` days lie between two turns. */
export function drift(seed: number, day: number, period: number): number {
  const step = Math.floor(day / period);
  const share = day / period - step;
  const smooth = share * share * (3 - 2 * share);
  const [from, to] = [chance(seed, step), chance(seed, step + 1)];
  return (from + (to - from) * smooth) * 2 - 1;
}

/** Days since 1970 of `2026-11-16` or of a moment. */
export function dayNumber(day: string | Date): number {
  const time = typeof day === 'string' ? Date.parse(`${day}T00:00:00Z`) : day.getTime();
  return Math.floor(time / dayMs);
}

export function dayText(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

export function momentOf(day: number, hours = 0): Date {
  return new Date(day * dayMs + Math.round(hours * 3_600_000));
}
