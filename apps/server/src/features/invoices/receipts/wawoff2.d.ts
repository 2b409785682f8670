declare module 'wawoff2/decompress.js' {
  /** Decompresses a WOFF2 font. */
  const decompress: (packed: Uint8Array) => Promise<Uint8Array>;
  export = decompress;
}
