/** Where uploaded and generated files live: a directory, or an S3-compatible bucket shared by many machines. */
export interface Storage {
  /** Replaces what was there; a reader sees the old bytes or the new ones, never a mixture. */
  put(key: string, bytes: Uint8Array, about: { contentType: string }): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** Quiet when there is nothing to delete. */
  delete(key: string): Promise<void>;
}
