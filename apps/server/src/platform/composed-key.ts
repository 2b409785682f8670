/**
 * One key of several parts. No two lists of parts share a key, whatever text the parts hold: joined with a
 * separator, `a b` and `c` would look like `a` and `b c`.
 */
export function composedKey(...parts: readonly (string | number | bigint | undefined)[]): string {
  return JSON.stringify(parts.map((part) => (part === undefined ? null : String(part))));
}
