const longest = 2048;

/**
 * The normalized address if it may be called: https, without a password. Only the same machine may be
 * called without https, for trying things out.
 */
export function webhookAddress(text: string): string | undefined {
  const url = URL.parse(text.trim());
  if (url?.username !== '' || url.password !== '') return undefined;
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) return undefined;
  url.hash = '';
  return url.href.length <= longest ? url.href : undefined;
}
