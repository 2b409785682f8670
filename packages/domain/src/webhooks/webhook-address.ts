const longest = 2048;

/**
 * The one spelling of an address that may be called, or nothing: by https, without a password in it. Only a
 * program on the same machine, while somebody tries things out, may do without https.
 */
export function webhookAddress(text: string): string | undefined {
  const url = URL.parse(text.trim());
  if (url?.username !== '' || url.password !== '') return undefined;
  const isHere = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isHere)) return undefined;
  url.hash = '';
  return url.href.length <= longest ? url.href : undefined;
}
