import { ownPath } from '@marquee/domain/routes/localized-path.ts';

const longest = 400;

/** Only a path of the panel itself; whatever a browser could read as another host becomes the usual page. */
export function safePath(path: string | null | undefined, usual: string): string {
  const own = path ? ownPath(path) : undefined;
  // Measured as it is kept: a letter of another alphabet takes six characters there.
  return own && own.length <= longest ? own : usual;
}

/** Where the gateway sends the payer back to, naming the invoice. */
export function returnUrl(origin: string, path: string, invoiceId: bigint): string {
  const url = new URL(path, origin);
  url.searchParams.set('invoice', String(invoiceId));
  return url.href;
}
