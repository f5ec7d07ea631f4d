import type { SearchParams } from 'typesense';
import type { StoredEntry } from './filters.ts';

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns how many letters have to be added, left out or changed, or neighbours swapped, to make one word of the other. */
function slipsBetween(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) => [i, ...Array<number>(other.length).fill(0)]);
  for (let j = 0; j <= other.length; j += 1) rows[0]![j] = j;
  for (let i = 1; i <= one.length; i += 1) {
    for (let j = 1; j <= other.length; j += 1) {
      const changed = rows[i - 1]![j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      rows[i]![j] = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, changed);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        rows[i]![j] = Math.min(rows[i]![j]!, rows[i - 2]![j - 2]! + 1);
    }
  }
  return rows[one.length]![other.length]!;
}

/** The words from which one and two slips are forgiven, the engine's defaults. */
const FORGIVEN_FROM = [0, 4, 7];

/**
 * Returns the entries that have every word of a query, as the engine's documentation describes it: the last word also by its beginning; with slips of the keyboard
 * if there are fewer than `typo_tokens_threshold` without; a single word also inside of others, in fields that allow it, if there are none at all.
 */
export function findWords(
  entries: readonly StoredEntry[],
  params: SearchParams<StoredEntry>,
  infixFields: ReadonlySet<string>,
): readonly StoredEntry[] {
  const words = wordsOf(params.q ?? '');
  if (params.q === '*' || words.length === 0) return entries;
  const fields = String(params.query_by).split(',');
  const textOf = (entry: StoredEntry, field: string) => wordsOf([entry[field]].flat().join(' '));
  for (const slips of [0, 1, 2]) {
    const found = entries.filter((entry) => {
      const own = fields.flatMap((field) => textOf(entry, field));
      return words.every((word, index) => {
        const isLast = index === words.length - 1;
        const forgiven = word.length >= FORGIVEN_FROM[slips]! ? slips : 0;
        return own.some(
          (candidate) =>
            slipsBetween(word, candidate) <= forgiven ||
            (isLast && slipsBetween(word, candidate.slice(0, word.length)) <= forgiven),
        );
      });
    });
    if (found.length >= Number(params.typo_tokens_threshold ?? 1)) return found;
  }
  // The client sends lists with commas.
  const modes = ((params.infix as string | undefined) ?? 'off').split(',');
  const inside = fields.filter((field, index) => (modes[index] ?? modes[0]) !== 'off' && infixFields.has(field));
  return entries.filter((entry) =>
    inside.some((field) => textOf(entry, field).some((candidate) => candidate.includes(words[0]!))),
  );
}
