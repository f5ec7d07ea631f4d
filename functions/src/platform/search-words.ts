/** Longest beginning of a word that the index holds; longer ones are compared when found. */
const MAX_PREFIX = 12;
/** The same for scripts without spaces, of whose runs the index holds every place. */
const MAX_PART = 2;
const MAX_INDEXED = 600;
const MAX_SEARCHED_WORDS = 10;

const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+/u;
const RUNS = new RegExp(`${UNSPACED.source}|(?:(?!${UNSPACED.source})[\\p{L}\\p{N}])+`, 'gu');

/**
 * The words of a text as they are compared: lower case, without accents, each once, in their order. A run of a script that puts
 * no spaces between words is one.
 */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const runs = (plain.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => word.match(RUNS) ?? []);
  return [...new Set(runs)];
}

const firstLetters = (word: string, count: number) => [...word].slice(0, count).join('');
const isUnspaced = (word: string) => UNSPACED.test(word);

/** What the index holds of one word: its beginnings, or every one or two letters in a row where no spaces say where words begin. */
function indexedOf(word: string): string[] {
  const letters = [...word];
  if (isUnspaced(word)) {
    return letters.flatMap((letter, at) => [letter, letters.slice(at, at + MAX_PART).join('')]);
  }
  return letters.slice(0, MAX_PREFIX).map((_, index) => letters.slice(0, index + 1).join(''));
}

/**
 * Every beginning of every word of the texts, sorted, for an `array-contains` query: at most 600 of them, most important text first.
 * From the word on that would exceed them, words are left out.
 */
export function prefixesOf(texts: readonly string[]): string[] {
  const prefixes = new Set<string>();
  for (const word of texts.flatMap(wordsOf)) {
    const missing = [...new Set(indexedOf(word))].filter((prefix) => !prefixes.has(prefix));
    // What fits of a run without spaces is as good as its later parts.
    if (prefixes.size + missing.length > MAX_INDEXED && !isUnspaced(word)) break;
    for (const prefix of missing.slice(0, MAX_INDEXED - prefixes.size)) prefixes.add(prefix);
  }
  return [...prefixes].sort();
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
    indexed: firstLetters(longest, isUnspaced(longest) ? MAX_PART : MAX_PREFIX),
    finds: (texts) => {
      const found = texts.flatMap(wordsOf);
      return words.every((word) =>
        found.some((candidate) => (isUnspaced(word) ? candidate.includes(word) : candidate.startsWith(word))),
      );
    },
  };
}
