const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const longest = 200;

/** HTML as one line of plain text; it is shown as text, never as markup. */
export function plainText(markup: string): string {
  const text = markup
    .slice(0, 20_000)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => character(name) ?? whole)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
}

function character(name: string): string | undefined {
  if (!name.startsWith('#')) return named[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : undefined;
}
