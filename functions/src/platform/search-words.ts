/** Longest beginning of a word that the index holds; longer ones are compared when found. */
const MAX_PREFIX = 12;
const MAX_INDEXED_WORDS = 100;
const MAX_SEARCHED_WORDS = 10;

/** The words of a text as they are compared: lower case, without accents, each once, in their order. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? [])];
}

const firstLetters = (word: string, count: number) => [...word].slice(0, count).join('');

/**
 * Every beginning of every word of the texts, sorted, for an `array-contains` query; of the first 100 words, most
 * important text first.
 */
export function prefixesOf(texts: readonly string[]): string[] {
  const words = [...new Set(texts.flatMap(wordsOf))].slice(0, MAX_INDEXED_WORDS);
  const prefixes = words.flatMap((word) => {
    const letters = Math.min([...word].length, MAX_PREFIX);
    return Array.from({ length: letters }, (_, index) => firstLetters(word, index + 1));
  });
  return [...new Set(prefixes)].sort();
}

/** A search text, ready to be asked. */
export interface WordSearch {
  /** The one value to ask the index for: the longest word, which rules out most. */
  readonly indexed: string;
  /** Whether texts hold a word for each of those searched for. */
  readonly finds: (texts: readonly string[]) => boolean;
}

/** What to look for; null when the text has no word in it, which is no search. */
export function wordSearch(text: string): WordSearch | null {
  const words = wordsOf(text).slice(0, MAX_SEARCHED_WORDS);
  const longest = words.reduce<string | null>((best, word) => (best && best.length >= word.length ? best : word), null);
  if (longest === null) return null;
  return {
    indexed: firstLetters(longest, MAX_PREFIX),
    finds: (texts) => {
      const found = texts.flatMap(wordsOf);
      return words.every((word) => found.some((candidate) => candidate.startsWith(word)));
    },
  };
}
