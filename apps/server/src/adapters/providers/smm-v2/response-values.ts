import { z } from 'zod';

const absent = new Set(['', 'null', 'undefined', 'none', 'n/a']);

/** Text or number; `""`, `"null"` and the like mean no value. */
export const textValue = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value).trim()))
  .transform((text) => (absent.has(text.toLowerCase()) ? undefined : text));

export const shortText = (maximum: number) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => String(value).toWellFormed().trim().slice(0, maximum));

/** A whole number from an untrusted provider, never beyond what we can store. */
export const signedCountValue = textValue.transform((text): bigint | undefined => {
  const whole = text?.match(/^(-?\d{1,18})(?:\.\d*)?$/)?.[1];
  return whole === undefined ? undefined : BigInt(whole);
});

/** The same, never negative. */
export const countValue = signedCountValue.transform((count) =>
  count !== undefined && count < 0n ? 0n : count,
);

export const flagValue = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');
