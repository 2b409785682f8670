const groupSeparators = /[\s\u00A0\u202F'’]/g;
const largestPlain = 12;

/**
 * A rate as a plain decimal, however the provider writes it: `0.1`, `1e-4`, `1,5`, `1.234,56`, `1,234.56` or 20
 * digits of float noise. Undefined for signs, words, and `1,234`, which may be either of two prices.
 */
export function plainRate(text: string): string | undefined {
  const written = /^\d+(\.\d+)?e[+-]?\d{1,3}$/i.test(text) ? Number(text).toFixed(largestPlain) : text;
  const plain = withPoint(written.replace(groupSeparators, ''));
  return plain !== undefined && /^\d{1,12}(\.\d{1,30})?$/.test(plain) ? plain : undefined;
}

function withPoint(text: string): string | undefined {
  if (/^\d+(\.\d+)?$/.test(text)) return text;
  if (/^0,\d+$|^\d+,(\d{1,2}|\d{4,})$/.test(text)) return text.replace(',', '.');
  if (/^\d{1,3}(,\d{3})+\.\d+$/.test(text)) return text.replaceAll(',', '');
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return undefined;
}

/** Beyond what we can store means no limit. */
export const noLimit = 2_147_483_647n;

/**
 * A limit such as `1000`, `"1,000"`, `1e6` or `10.0`; undefined when it is absent and null when it cannot be
 * read. `1.000` may be one or a thousand.
 */
export function readLimit(text: string | undefined): bigint | undefined | null {
  if (text === undefined) return undefined;
  const written = /^\d+(\.\d+)?e\+?\d{1,2}$/i.test(text) ? Number(text).toFixed(0) : text;
  const plain = written
    .replace(groupSeparators, '')
    .replace(/^(\d{1,3}(?:,\d{3})+)$/, (grouped) => grouped.replaceAll(',', ''))
    .replace(/^(\d+)\.(?:\d{1,2}|0{4,})$/, '$1');
  if (!/^\d+$/.test(plain)) return null;
  return plain.length > 18 ? noLimit : BigInt(plain);
}
