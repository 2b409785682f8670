/**
 * Escapes the percent signs of a URL that cannot be decoded: `/%E0%A4` → `/%25E0%25A4`. Leading slashes are
 * reduced to one, because `//` would lead to another site.
 */
export function readableAddress(url: string): string {
  const [path = '', ...query] = url.split('?');
  const literal = path.replaceAll('%', '%25').replace(/^[/\\]+/, '/');
  return [literal, ...query].join('?');
}
