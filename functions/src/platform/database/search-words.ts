import { isUnspaced, wordMatch, wordsOf, type WordMatch } from '@doubloon/contract/shared/word-match.ts';

/** Lengths of the parts that the index holds of every word. */
const PARTS = [3, 5];
/** Lengths of the beginnings that the index also holds of every word. */
const BEGINNINGS = [1, 2];
/** Lengths of the indexed parts in scripts without spaces. */
const UNSPACED_PARTS = [1, 2];
const MAX_INDEXED = 1500;

/** Returns all parts of a word with one of these lengths. */
const rowsOf = (letters: readonly string[], lengths: readonly number[]) =>
  lengths.flatMap((length) =>
    letters.slice(0, Math.max(0, letters.length - length + 1)).map((_, at) => letters.slice(at, at + length).join('')),
  );

const beginningsOf = (letters: readonly string[], lengths: readonly number[]) =>
  lengths.filter((length) => length <= letters.length).map((length) => letters.slice(0, length).join(''));

/** Returns the keys of a word that is found by any of its parts. */
function partsOf(word: string): string[] {
  const letters = [...word];
  if (isUnspaced(word)) return rowsOf(letters, UNSPACED_PARTS);
  return [...beginningsOf(letters, BEGINNINGS), ...rowsOf(letters, PARTS)];
}

/** Returns the keys of a word that is found only by its beginning. */
function startsOf(word: string): string[] {
  return isUnspaced(word) ? partsOf(word) : beginningsOf([...word], [...BEGINNINGS, ...PARTS]);
}

/** Adds the keys of words until there is no room for the next; returns true when all have found room. */
function addAll(entry: Set<string>, words: readonly string[], indexedOf: (word: string) => string[]): boolean {
  for (const word of words) {
    const missing = [...new Set(indexedOf(word))].filter((part) => !entry.has(part));
    const room = MAX_INDEXED - entry.size;
    // In a script without spaces, the first parts of a run are as good as later ones.
    if (missing.length <= room || isUnspaced(word)) for (const part of missing.slice(0, room)) entry.add(part);
    if (missing.length > room) return false;
  }
  return true;
}

/**
 * Returns the sorted keys by which an `array-contains` query finds texts: `keys` and the parts of every word, at most 1,500 in all. Pass the most important
 * text first. If the last text, a description, is too long for that, it is found by the beginnings of its words, and words beyond the limit are left out.
 */
export function searchEntry(texts: readonly string[], keys: readonly string[] = []): string[] {
  const whole = new Set(keys);
  if (!addAll(whole, texts.flatMap(wordsOf), partsOf)) {
    whole.clear();
    for (const key of keys) whole.add(key);
    if (addAll(whole, texts.slice(0, -1).flatMap(wordsOf), partsOf))
      addAll(whole, wordsOf(texts.at(-1) ?? ''), startsOf);
  }
  return [...whole].sort();
}

/** A search text, prepared for a query. */
export interface WordSearch extends WordMatch {
  /** The value to query the index with: the first letters of the longest word, which excludes the most documents. */
  readonly indexed: string;
}

/** Returns the prepared search; null if the text contains no word, which is no search. */
export function wordSearch(text: string): WordSearch | null {
  const match = wordMatch(text);
  if (match === null) return null;
  const longest = match.words.reduce((best, word) => (word.length > best.length ? word : best));
  const lengths = isUnspaced(longest) ? UNSPACED_PARTS : [...BEGINNINGS, ...PARTS];
  return { ...match, indexed: beginningsOf([...longest], lengths).at(-1) ?? longest };
}
