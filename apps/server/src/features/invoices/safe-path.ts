/** Only a path of the panel itself; whatever a browser could read as another host becomes the usual page. */
export function safePath(path: string | null | undefined, usual: string): string {
  if (!path || path.length > 400) return usual;
  const url = URL.parse(path, 'http://panel.invalid');
  const isOwn = url?.origin === 'http://panel.invalid' && /^\/(?![/\\])[^\s\\]*$/.test(path);
  return isOwn && url ? url.pathname + url.search : usual;
}

/** Where the gateway sends the payer back to, naming the invoice. */
export function returnUrl(origin: string, path: string, invoiceId: bigint): string {
  const url = new URL(path, origin);
  url.searchParams.set('invoice', String(invoiceId));
  return url.href;
}
