import { Prepared } from '../../../platform/http/answers/prepared.ts';

/** Of the bytes kept; a page of forty is about thirty thousand. */
const mostBytes = 3_000_000;

/** Equal questions get the same bytes; those not asked for the longest time are forgotten first. */
export class RememberedAnswers {
  /** Of all answers given out; they know it as their source. */
  isCurrent = true;
  readonly #answers = new Map<string, Prepared<unknown>>();
  #bytes = 0;

  async get<T>(question: string, make: () => T | Promise<T>): Promise<Prepared<T>> {
    const known = this.#answers.get(question) as Prepared<T> | undefined;
    if (known) this.#answers.delete(question);
    const answer = known ?? new Prepared(await make());
    answer.source = this;
    // Two who asked at once both made it: the second replaces the first.
    this.#bytes += known ? 0 : answer.size - (this.#answers.get(question)?.size ?? 0);
    this.#answers.set(question, answer);
    for (const [oldest, { size }] of this.#answers) {
      if (this.#bytes <= mostBytes || oldest === question) break;
      this.#answers.delete(oldest);
      this.#bytes -= size;
    }
    return answer;
  }
}
