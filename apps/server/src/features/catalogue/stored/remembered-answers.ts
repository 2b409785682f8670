import { Prepared } from '../../../platform/http/answers/prepared.ts';
import { MemoryBudget } from '../../../platform/memory-budget.ts';

/** Bytes kept at most; a page of forty services takes about thirty thousand. */
const maxBytes = 3_000_000;
/** Over all panels and grades of the process. */
const budget = new MemoryBudget(64_000_000);

/** Equal queries get the same bytes; the least recently used are dropped first. */
export class RememberedAnswers {
  /** Shared by all answers built here, which refer to it as their `source`. */
  isCurrent = true;
  readonly #name: string;
  readonly #answers = new Map<string, Prepared<unknown>>();
  #bytes = 0;

  /** The name says whose answers these are; those of an older catalogue have the same. */
  constructor(name: string) {
    this.#name = name;
  }

  async get<T>(question: string, make: () => T | Promise<T>): Promise<Prepared<T>> {
    const known = this.#answers.get(question) as Prepared<T> | undefined;
    if (known) this.#answers.delete(question);
    const answer = known ?? new Prepared(await make());
    answer.source = this;
    // Two concurrent requests may both build it: the second replaces the first.
    this.#bytes += known ? 0 : answer.size - (this.#answers.get(question)?.size ?? 0);
    this.#answers.set(question, answer);
    for (const [oldest, { size }] of this.#answers) {
      if (this.#bytes <= maxBytes || oldest === question) break;
      this.#answers.delete(oldest);
      this.#bytes -= size;
    }
    budget.use(this.#name, this.#bytes, () => this.#forget());
    return answer;
  }

  #forget(): void {
    this.#answers.clear();
    this.#bytes = 0;
  }
}
