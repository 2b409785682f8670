const segment = '[a-z0-9][a-z0-9_.-]*';
const pattern = new RegExp(`^${segment}(?:/${segment})*$`);

/**
 * Keys are made by us, never by an uploader: no segment starts with a dot, so none climbs out of the store
 * or meets a half-written file. A bad one is our mistake, not the caller's input.
 */
export function checkStorageKey(key: string): string {
  if (key.length > 512 || !pattern.test(key)) throw new Error('not a storage key');
  return key;
}
