import { fail, texts } from './reseller-api-error.ts';

const absent = new Set(['', 'undefined', 'null']);
const mostIds = 100;

/** The fields of a call, tolerant of what clients really send. */
export class RequestFields {
  readonly #fields: ReadonlyMap<string, string>;

  constructor(fields: ReadonlyMap<string, string>) {
    this.#fields = fields;
  }

  /** One popular client sends the text `undefined` for fields it does not use. */
  text(name: string): string | undefined {
    const value = this.#fields.get(name);
    return value === undefined || absent.has(value.trim()) ? undefined : value;
  }

  whole(name: string): bigint | undefined {
    const text = this.text(name)?.trim();
    if (text === undefined) return undefined;
    return /^\d{1,15}$/.test(text) ? BigInt(text) : fail(texts.request);
  }

  /** One of our ids; undefined for anything that cannot be one. */
  id(name: string): number | undefined {
    const text = this.text(name)?.trim() ?? '';
    return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  }

  /** `1, 2,3`, each as it was written, so that a bad id gets its own error beside the good ones. */
  list(name: string): string[] | undefined {
    const parts = this.text(name)
      ?.split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    if (parts && parts.length > mostIds) fail(texts.request);
    return parts;
  }
}
