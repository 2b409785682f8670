interface DecimalLimits {
  /** Decimals the scaled integer holds, and the most that the text may carry. */
  places: number;
  /** Digits allowed before the point; bounds hostile input. */
  wholeDigits: number;
}

/** `"12.5"` with 2 places is `1250n`. No sign, exponent, space, bare point or other digits than 0 to 9. */
export function parseDecimal(text: string, { places, wholeDigits }: DecimalLimits): bigint | undefined {
  if (text.length > wholeDigits + 1 + places) return undefined;
  const parts = /^([0-9]+)(?:\.([0-9]+))?$/.exec(text);
  const whole = parts?.[1];
  const decimals = parts?.[2] ?? '';
  if (whole === undefined || whole.length > wholeDigits || decimals.length > places) return undefined;
  return BigInt(whole + decimals.padEnd(places, '0'));
}

/** Exact text of a scaled integer: as short as possible, but with at least `minimumPlaces` decimals. */
export function formatDecimal(scaled: bigint, places: number, minimumPlaces = 0): string {
  const sign = scaled < 0n ? '-' : '';
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const decimals = digits
    .slice(digits.length - places)
    .replace(/0+$/, '')
    .padEnd(minimumPlaces, '0');
  return decimals === '' ? sign + whole : `${sign}${whole}.${decimals}`;
}
