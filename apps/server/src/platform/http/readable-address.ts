/**
 * An address that cannot be decoded, with its percent signs taken as what they are: `/%E0%A4` → `/%25E0%25A4`.
 * One slash leads it, or a browser could take it for another site's.
 */
export function readableAddress(url: string): string {
  const [path = '', ...query] = url.split('?');
  const literal = path.replaceAll('%', '%25').replace(/^[/\\]+/, '/');
  return [literal, ...query].join('?');
}
