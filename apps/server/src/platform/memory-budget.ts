interface Holder {
  bytes: number;
  forget(): void;
}

/**
 * Bounds what many remember together, such as answers per panel: when it gets too much, whoever used theirs least
 * recently forgets them.
 */
export class MemoryBudget {
  readonly #mostBytes: number;
  readonly #holders = new Map<string, Holder>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** `bytes` is what is held now. A new holder under a known name takes the place of the old one. */
  use(name: string, bytes: number, forget: () => void): void {
    this.#bytes += bytes - (this.#holders.get(name)?.bytes ?? 0);
    this.#holders.delete(name);
    this.#holders.set(name, { bytes, forget });
    for (const [oldest, holder] of this.#holders) {
      if (this.#bytes <= this.#mostBytes || oldest === name) break;
      this.#holders.delete(oldest);
      this.#bytes -= holder.bytes;
      holder.forget();
    }
  }
}
