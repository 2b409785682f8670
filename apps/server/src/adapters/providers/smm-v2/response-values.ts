import { z } from 'zod';

const absent = new Set(['', 'null', 'undefined', 'none', 'n/a']);

/** Text or number; `""`, `"null"` and the like mean no value. */
export const textValue = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value).trim()))
  .transform((text) => (absent.has(text.toLowerCase()) ? undefined : text));

/** Control characters, which a database may refuse, and marks that turn the direction of the text around them. */
const unprintable = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Text that can be stored and shown whatever the provider sent; line ends become spaces. */
export function printable(text: string, maximum: number): string {
  const cut = text.toWellFormed().replace(unprintable, ' ').trim().slice(0, maximum);
  // A pair that was cut in two is no longer a character.
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

export const shortText = (maximum: number) =>
  z.union([z.string(), z.number()]).transform((value) => printable(String(value), maximum));

/** A whole number from an untrusted provider, never beyond what we can store. */
export const signedCountValue = textValue.transform((text): bigint | undefined => {
  const whole = text?.match(/^(-?\d{1,18})(?:\.\d*)?$/)?.[1];
  return whole === undefined ? undefined : BigInt(whole);
});

/** The same, never negative. */
export const countValue = signedCountValue.transform((count) =>
  count !== undefined && count < 0n ? 0n : count,
);

const truths = new Set(['1', 'true', 'yes', 'y', 'on']);

/** Absent and unreadable flags are false: what is not promised is not sold. */
export function readFlag(value: unknown): boolean {
  return typeof value === 'object' ? false : truths.has(String(value).trim().toLowerCase());
}
