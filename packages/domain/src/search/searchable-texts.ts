import { type FuzzyMatcher, minFuzzyLetters, searchWords, wordPattern } from './search-texts.ts';

const longestWord = 40;

/**
 * Folded texts for search while typing. Typing mistakes are matched against the distinct words of all
 * texts, which are few, instead of against every text.
 */
export class SearchableTexts {
  readonly #texts: string[] = [];
  /** Each word with letters, and the texts that contain it; packed before the first fuzzy search. */
  readonly #words = new Map<string, number[] | Int32Array>();
  #vocabulary: string[] | undefined;

  add(text: string): void {
    const index = this.#texts.push(text) - 1;
    for (const [word] of text.matchAll(wordPattern)) {
      if (!hasLetters.test(word)) continue;
      const places = this.#words.get(word) ?? [];
      if (places.at(-1) !== index) this.#words.set(word, withPlace(places, index));
    }
    this.#vocabulary = undefined;
  }

  at(index: number): string {
    return this.#texts[index] ?? '';
  }

  /**
   * For each text whether it contains every word, in any order. Fuzzy matching is used only when
   * nothing matches exactly, so that a correct query never gets merely similar results.
   */
  search(query: string, fuzzy: FuzzyMatcher): Uint8Array {
    const words = searchWords(query);
    const found = new Uint8Array(this.#texts.length);
    let isAny = false;
    for (const [index, text] of this.#texts.entries()) {
      if (!words.every((word) => contains(text, word))) continue;
      found[index] = 1;
      isAny = true;
    }
    return isAny || words.length === 0 ? found : this.#searchFuzzy(words, fuzzy);
  }

  #searchFuzzy(words: readonly string[], fuzzy: FuzzyMatcher): Uint8Array {
    let found = new Uint8Array(this.#texts.length).fill(1);
    for (const part of words.flatMap(partsOf)) {
      const both = new Uint8Array(found.length);
      for (const places of this.#textsLike(part, fuzzy)) {
        for (const index of places) both[index] = found[index] ?? 0;
      }
      found = both;
    }
    return found;
  }

  /** The texts that contain something like the word, in one or more lists. */
  #textsLike(word: string, fuzzy: FuzzyMatcher): Iterable<number>[] {
    if (lettersOf(word) < minFuzzyLetters) {
      return [this.#texts.keys().filter((index) => this.#texts[index]?.includes(word))];
    }
    const vocabulary = this.#packedVocabulary();
    const similar = fuzzy.filter(vocabulary, word.slice(0, longestWord)) ?? [];
    return similar.map((index) => this.#words.get(vocabulary[index] ?? '') ?? []);
  }

  /** Four bytes per entry instead of ten: a catalogue has hundreds of thousands per language. */
  #packedVocabulary(): string[] {
    if (this.#vocabulary) return this.#vocabulary;
    for (const [word, places] of this.#words) this.#words.set(word, Int32Array.from(places));
    this.#vocabulary = [...this.#words.keys()];
    return this.#vocabulary;
  }
}

/** `#17` is the number of one service, which ends its text, and not the beginning of `#170`. */
function contains(text: string, word: string): boolean {
  return word.startsWith('#') ? text.endsWith(` ${word}`) : text.includes(word);
}

function withPlace(places: number[] | Int32Array, index: number): number[] {
  if (!Array.isArray(places)) return [...places, index];
  places.push(index);
  return places;
}

const hasLetters = /[\p{L}\p{M}]{2}/u;

const lettersOf = (word: string) => word.match(/[\p{L}\p{M}]/gu)?.length ?? 0;

/** A short word must match exactly, punctuation included; a longer one is matched part by part. */
function partsOf(word: string): readonly string[] {
  return lettersOf(word) < minFuzzyLetters ? [word] : (word.match(wordPattern) ?? []);
}
