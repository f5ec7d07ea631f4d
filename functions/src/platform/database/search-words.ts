import { isUnspaced, wordMatch, wordsOf, type WordMatch } from '@doubloon/contract/shared/word-match.ts';

/** Lengths of the parts of every word that the index holds. */
const PARTS = [3, 5];
/** Lengths of the beginnings of every word that the index holds besides. */
const BEGINNINGS = [1, 2];
/** Length of the parts that are indexed of scripts without spaces. */
const UNSPACED_PARTS = [1, 2];
const MAX_INDEXED = 1500;

/** All parts of a word of this length. */
const rowsOf = (letters: readonly string[], lengths: readonly number[]) =>
  lengths.flatMap((length) =>
    letters.slice(0, Math.max(0, letters.length - length + 1)).map((_, at) => letters.slice(at, at + length).join('')),
  );

const beginningsOf = (letters: readonly string[], lengths: readonly number[]) =>
  lengths.filter((length) => length <= letters.length).map((length) => letters.slice(0, length).join(''));

/** Keys of a word that is found by any of its parts. */
function partsOf(word: string): string[] {
  const letters = [...word];
  if (isUnspaced(word)) return rowsOf(letters, UNSPACED_PARTS);
  return [...beginningsOf(letters, BEGINNINGS), ...rowsOf(letters, PARTS)];
}

/** Keys of a word that is found by its beginning alone. */
function startsOf(word: string): string[] {
  return isUnspaced(word) ? partsOf(word) : beginningsOf([...word], [...BEGINNINGS, ...PARTS]);
}

/** Adds the keys of words until there is no room for the next; returns true when all have found room. */
function addAll(entry: Set<string>, words: readonly string[], indexedOf: (word: string) => string[]): boolean {
  for (const word of words) {
    const missing = [...new Set(indexedOf(word))].filter((part) => !entry.has(part));
    const room = MAX_INDEXED - entry.size;
    // The beginning of a run without spaces is as good as its later parts.
    if (missing.length <= room || isUnspaced(word)) for (const part of missing.slice(0, room)) entry.add(part);
    if (missing.length > room) return false;
  }
  return true;
}

/**
 * Returns the keys that texts are found by in an `array-contains` query: the keys as they are and the parts of every word, sorted; at most
 * 1,500 in all. A last text that is too long for that, a description, is found by the beginnings of its words; from the word on that would
 * still be too much, words are left out. The most important text comes first.
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

/** A search text, ready to be asked. */
export interface WordSearch extends WordMatch {
  /** The value to query the index with: the first letters of the longest word, which rules out most. */
  readonly indexed: string;
}

/** Returns the keys to look for; null when the text has no word in it, which is no search. */
export function wordSearch(text: string): WordSearch | null {
  const match = wordMatch(text);
  if (match === null) return null;
  const longest = match.words.reduce((best, word) => (word.length > best.length ? word : best));
  const lengths = isUnspaced(longest) ? UNSPACED_PARTS : [...BEGINNINGS, ...PARTS];
  return { ...match, indexed: beginningsOf([...longest], lengths).at(-1) ?? longest };
}
