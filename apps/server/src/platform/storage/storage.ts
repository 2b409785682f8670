/** Stores uploaded and generated files in a directory or an S3-compatible bucket. */
export interface Storage {
  /** Replaces the file atomically. */
  put(key: string, bytes: Uint8Array, about: { contentType: string }): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** Does nothing when there is no such file. */
  delete(key: string): Promise<void>;
}

const segment = '[a-z0-9][a-z0-9_.-]*';
const pattern = new RegExp(`^${segment}(?:/${segment})*$`);

/**
 * Keys are made by us, never by an uploader. No segment starts with a dot, so a key cannot leave the
 * directory or match an unfinished file. An invalid key is a bug, not bad input.
 */
export function checkStorageKey(key: string): string {
  if (key.length > 512 || !pattern.test(key)) throw new Error('not a storage key');
  return key;
}
