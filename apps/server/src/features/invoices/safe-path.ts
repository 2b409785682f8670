import { ownPath } from '@marquee/domain/routes/localized-path.ts';

const maxLength = 400;

/** Only a path on the panel itself; anything a browser could read as another host becomes the default page. */
export function safePath(path: string | null | undefined, fallback: string): string {
  const own = path ? ownPath(path) : undefined;
  // Measured in its encoded form: a non-Latin letter takes six characters.
  return own && own.length <= maxLength ? own : fallback;
}

/** Where the gateway sends the payer back to, with the invoice's id. */
export function returnUrl(origin: string, path: string, invoiceId: bigint): string {
  const url = new URL(path, origin);
  url.searchParams.set('invoice', String(invoiceId));
  return url.href;
}
