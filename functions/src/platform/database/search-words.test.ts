import { describe, expect, it } from 'vitest';
import { searchEntry, wordSearch } from './search-words.ts';

/** True when the index contains the texts' entry for a search text. */
function isFound(search: string, ...texts: string[]): boolean {
  const asked = wordSearch(search);
  return asked !== null && searchEntry(texts).includes(asked.indexed) && asked.finds(texts);
}

/** Returns a word of seven letters that shares little with the words of other numbers. */
const word = (n: number) =>
  Array.from({ length: 7 }, (_, at) =>
    String.fromCharCode(97 + Math.floor(((n + 1) * 0.6180339887 * 5 ** at * 26) % 26)),
  ).join('');
const manyWords = (count: number) => Array.from({ length: count }, (_, n) => word(n)).join(' ');

describe('the search entry', () => {
  it('holds the first letters of every word and every three and five letters in a row, once', () => {
    expect(searchEntry(['Tea', 'steam tea'])).toEqual(['eam', 's', 'st', 'ste', 'steam', 't', 'te', 'tea']);
  });

  it('holds every one and two letters in a row of a script without spaces', () => {
    expect(searchEntry(['小红书'])).toEqual(['小', '小红', '红', '红书', '书'].sort());
    expect(searchEntry(['iPad壳'])).toEqual(['i', 'ip', 'ipa', 'pad', '壳']);
  });

  it('holds the keys beside the words', () => {
    expect(searchEntry(['Tea'], ['@tiktok'])).toEqual(['@tiktok', 't', 'te', 'tea']);
  });

  it('keeps to the beginnings of the words of the last text when it is too long for more, and of no other', () => {
    const entry = searchEntry(['Questions', `xylophones ${manyWords(400)}`], ['@tiktok']);
    expect(entry).toEqual(expect.arrayContaining(['@tiktok', 'estio', 'xylop', word(399).slice(0, 5)]));
    expect(entry).not.toContain('lopho');
    expect(entry.length).toBeLessThanOrEqual(1500);
  });

  it('stays bounded, and keeps the words of the first texts, however much there is', () => {
    const entry = searchEntry(['Ada', manyWords(3000), manyWords(3000)]);
    expect(entry).toContain('ada');
    expect(entry.length).toBeLessThanOrEqual(1500);
  });

  it('stays bounded for a long text without spaces, and is filled as far as it goes', () => {
    const text = Array.from({ length: 5000 }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7) % 3001))).join('');
    expect(searchEntry([text])).toHaveLength(1500);
  });
});

describe('a search', () => {
  it('asks the index for the first letters of its longest word', () => {
    expect(wordSearch('te Fash')?.indexed).toBe('fas');
    expect(wordSearch('te Fashion')?.indexed).toBe('fashi');
    expect(wordSearch('t')?.indexed).toBe('t');
    expect(wordSearch('珍珠奶茶')?.indexed).toBe('珍珠');
    expect(wordSearch(' -- ')).toBeNull();
  });

  it.each(['tok', 'TikT', 'estions', 'quest', 'answers questions', 'q', 'iktok', 'we', 'ti answ'])(
    'is led by the index to what it finds: %s',
    (search) => {
      expect(isFound(search, 'TikTok', 'We answer questions. Answers: ours')).toBe(true);
    },
  );

  it.each(['ok', 'stions we know', 'tokk', 'uestionss', 's'])('finds nothing else: %s', (search) => {
    expect(isFound(search, 'TikTok', 'We answer questions')).toBe(false);
  });

  it('is led by its beginning to a word of a text that is too long for more', () => {
    const long = `xylophones ${manyWords(400)}`;
    expect(isFound('xylopho', 'TikTok', long)).toBe(true);
    expect(isFound('phones', 'TikTok', long)).toBe(false);
  });
});
