import { isExternal } from './localized-path.ts';

const nowhere = 'http://panel.invalid';

/**
 * The path, query included, that an address of this panel names; `undefined` for every other address.
 * A full address counts when its origin is the panel's own.
 */
export function ownPath(address: string, origin: string = nowhere): string | undefined {
  const isFull = address.startsWith(`${origin}/`);
  if (!isFull && isExternal(address)) return undefined;
  const url = URL.canParse(address, nowhere) ? new URL(address, nowhere) : undefined;
  if (!url || url.origin !== (isFull ? origin : nowhere) || url.username !== '') return undefined;
  const path = `${url.pathname}${url.search}`;
  // `URL` has resolved the dots: `/.//host` is now `//host`.
  return isExternal(path) ? undefined : path;
}
