/** The most sites one widget may stand on. */
export const mostOrigins = 20;

const hostPattern = /^(\[[0-9a-f:]+\]|[a-z0-9-]+(\.[a-z0-9-]+)*)$/;

/**
 * The origin of an address as a person types it, in the form that browsers compare; undefined if none can be framed.
 * Only https, and plain http on the partner's own machine.
 */
export function widgetOrigin(typed: string): string | undefined {
  const text = typed.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (url?.username !== '' || url.password !== '' || !hostPattern.test(url.hostname)) return undefined;
  const isLocal =
    url.hostname === 'localhost' || url.hostname.endsWith('.localhost') || url.hostname === '127.0.0.1';
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)) return url.origin;
  return undefined;
}
