/** Minimum number of letters from which a search finds them inside a word; fewer letters match only its beginning. */
export const MIN_PART_LENGTH = 3;
const MAX_SEARCHED_WORDS = 10;

const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+/u;
const RUNS = new RegExp(`${UNSPACED.source}|(?:(?!${UNSPACED.source})[\\p{L}\\p{N}])+`, 'gu');

/** True for a run of a script that puts no spaces between words. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word);

/**
 * Returns the distinct words of a text in their order, normalised for comparison: lower case, without accents. A run of a script without spaces is one word.
 */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const runs = (plain.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => word.match(RUNS) ?? []);
  return [...new Set(runs)];
}

export interface WordMatch {
  /** The words to look for, at least one and at most ten. */
  readonly words: readonly string[];
  /** True when every word occurs in the texts: inside a word if it has three letters or more, otherwise at the beginning of one. */
  readonly finds: (texts: readonly string[]) => boolean;
}

/** Returns the matcher for a search text; null if the text contains no word, which is no search. */
export function wordMatch(text: string): WordMatch | null {
  const words = wordsOf(text).slice(0, MAX_SEARCHED_WORDS);
  if (words.length === 0) return null;
  return {
    words,
    finds: (texts) => {
      const found = texts.flatMap(wordsOf);
      return words.every((word) => {
        const isPart = isUnspaced(word) || [...word].length >= MIN_PART_LENGTH;
        return found.some((candidate) => (isPart ? candidate.includes(word) : candidate.startsWith(word)));
      });
    },
  };
}
