import { fail, texts } from './reseller-api-error.ts';

const absent = new Set(['', 'undefined', 'null']);
const mostIds = 100;

/** The fields of a call, as programs really send them. */
export class RequestFields {
  readonly #fields: ReadonlyMap<string, string>;

  constructor(fields: ReadonlyMap<string, string>) {
    this.#fields = fields;
  }

  /** One popular client sends the word `undefined` for what it does not mean. */
  text(name: string): string | undefined {
    const value = this.#fields.get(name);
    return value === undefined || absent.has(value.trim()) ? undefined : value;
  }

  whole(name: string): bigint | undefined {
    const text = this.text(name)?.trim();
    if (text === undefined) return undefined;
    return /^\d{1,15}$/.test(text) ? BigInt(text) : fail(texts.request);
  }

  /** A number of ours; whatever cannot be one names nothing. */
  id(name: string): number | undefined {
    const text = this.text(name)?.trim() ?? '';
    return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  }

  /** `1, 2,3`, each as it was written: a bad one is answered beside the good ones. */
  list(name: string): string[] | undefined {
    const parts = this.text(name)
      ?.split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    if (parts && parts.length > mostIds) fail(texts.request);
    return parts;
  }
}
