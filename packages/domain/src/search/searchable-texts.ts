import { type FuzzyMatcher, fewestLetters, searchWords, wordPattern } from './search-texts.ts';

const longestWord = 40;

/**
 * Folded texts, searched while somebody types. Mistakes are looked for among the distinct words of all texts,
 * of which there are few, and not in every text again.
 */
export class SearchableTexts {
  readonly #texts: string[] = [];
  /** Each word of some letters, with the texts it stands in; packed once the first mistake was made. */
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
   * For each text whether it holds every word, in any order. Mistakes are forgiven only when nothing
   * fits as typed: then nobody who types well gets results that merely look alike.
   */
  search(query: string, fuzzy: FuzzyMatcher): Uint8Array {
    const words = searchWords(query);
    const found = new Uint8Array(this.#texts.length);
    let isAny = false;
    for (const [index, text] of this.#texts.entries()) {
      if (!words.every((word) => text.includes(word))) continue;
      found[index] = 1;
      isAny = true;
    }
    return isAny || words.length === 0 ? found : this.#alike(words, fuzzy);
  }

  #alike(words: readonly string[], fuzzy: FuzzyMatcher): Uint8Array {
    let found = new Uint8Array(this.#texts.length).fill(1);
    for (const part of words.flatMap(partsOf)) {
      const both = new Uint8Array(found.length);
      for (const places of this.#like(part, fuzzy)) {
        for (const index of places) both[index] = found[index] ?? 0;
      }
      found = both;
    }
    return found;
  }

  /** The texts that hold something like the word, in one or more lists. */
  #like(word: string, fuzzy: FuzzyMatcher): Iterable<number>[] {
    if (lettersOf(word) < fewestLetters) {
      return [this.#texts.keys().filter((index) => this.#texts[index]?.includes(word))];
    }
    const vocabulary = this.#packedVocabulary();
    const alike = fuzzy.filter(vocabulary, word.slice(0, longestWord)) ?? [];
    return alike.map((index) => this.#words.get(vocabulary[index] ?? '') ?? []);
  }

  /** Four bytes for a place instead of ten: a catalogue has hundreds of thousands in every language. */
  #packedVocabulary(): string[] {
    if (this.#vocabulary) return this.#vocabulary;
    for (const [word, places] of this.#words) this.#words.set(word, Int32Array.from(places));
    this.#vocabulary = [...this.#words.keys()];
    return this.#vocabulary;
  }
}

function withPlace(places: number[] | Int32Array, index: number): number[] {
  if (!Array.isArray(places)) return [...places, index];
  places.push(index);
  return places;
}

const hasLetters = /[\p{L}\p{M}]{2}/u;

const lettersOf = (word: string) => word.match(/[\p{L}\p{M}]/gu)?.length ?? 0;

/** What is too short to be mistyped must be there as it stands, with its signs; the rest word by word. */
function partsOf(word: string): readonly string[] {
  return lettersOf(word) < fewestLetters ? [word] : (word.match(wordPattern) ?? []);
}
