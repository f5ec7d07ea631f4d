/** From so many letters on a word is found inside others, with fewer at their beginning. */
export const MIN_PART_LENGTH = 3;
const MAX_SEARCHED_WORDS = 10;

const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+/u;
const RUNS = new RegExp(`${UNSPACED.source}|(?:(?!${UNSPACED.source})[\\p{L}\\p{N}])+`, 'gu');

/** True when a word is a run of a script that puts no spaces between words. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word);

/**
 * The words of a text as they are compared: lower case, without accents, each once, in their order. A run of a script that puts
 * no spaces between words is one.
 */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const runs = (plain.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => word.match(RUNS) ?? []);
  return [...new Set(runs)];
}

export interface WordMatch {
  /** The words that are looked for, at least one and at most ten. */
  readonly words: readonly string[];
  /** True when every word stands somewhere in the texts: inside a word from three letters on, else at the beginning of one. */
  readonly finds: (texts: readonly string[]) => boolean;
}

/** Returns the words of a search text; null when it has no word in it, which is no search. */
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
