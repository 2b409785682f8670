/** Stores uploaded and generated files in a directory or an S3-compatible bucket. */
export interface Storage {
  /** Replaces the file atomically. */
  put(key: string, bytes: Uint8Array, about: { contentType: string }): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** Does nothing when there is no such file. */
  delete(key: string): Promise<void>;
}
