import { describe, expect, it } from 'vitest';
import { prefixesOf, wordSearch, wordsOf } from './search-words.ts';

describe('the words of a text', () => {
  it('are lower case, without accents and punctuation, each once', () => {
    expect(wordsOf('Café-crème, CAFÉ & 2 teas!')).toEqual(['cafe', 'creme', '2', 'teas']);
  });

  it('are found in scripts without spaces, and none in signs alone', () => {
    expect(wordsOf('小红书 ☕')).toEqual(['小红书']);
    expect(wordsOf(' …☕ ')).toEqual([]);
  });
});

describe('the index', () => {
  it('holds every beginning of every word once', () => {
    expect(prefixesOf(['Tea', 'ten'])).toEqual(['t', 'te', 'tea', 'ten']);
  });

  it('holds every one and two letters in a row of a script without spaces', () => {
    expect(prefixesOf(['小红书'])).toEqual(['小', '小红', '红', '红书', '书'].sort());
    expect(prefixesOf(['iPad壳'])).toEqual(['i', 'ip', 'ipa', 'ipad', '壳']);
  });

  it('stays bounded for a long text without spaces, and is filled as far as it goes', () => {
    const text = Array.from({ length: 5000 }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7) % 3001))).join('');
    expect(prefixesOf([text])).toHaveLength(600);
  });

  it('stays bounded, and keeps the words of the first texts', () => {
    const many = Array.from({ length: 500 }, (_, n) => `word${n}x${'y'.repeat(30)}`).join(' ');
    const prefixes = prefixesOf(['Ada', many]);
    expect(prefixes).toContain('ada');
    expect(prefixes.length).toBeLessThanOrEqual(600);
    expect(Math.max(...prefixes.map((prefix) => prefix.length))).toBe(12);
  });
});

describe('a search', () => {
  it('asks the index for its longest word and finds texts that hold every word', () => {
    const search = wordSearch('te Fash');
    expect(search?.indexed).toBe('fash');
    expect(search?.finds(['Fashion', 'Tech'])).toBe(true);
    expect(search?.finds(['Fashion'])).toBe(false);
  });

  it('compares a word longer than the index holds in full', () => {
    const search = wordSearch('photographers');
    expect(search?.indexed).toBe('photographer');
    expect(search?.finds(['Photographer'])).toBe(false);
    expect(search?.finds(['photographers guild'])).toBe(true);
  });

  it('is none without a word', () => {
    expect(wordSearch(' -- ')).toBeNull();
  });

  it('finds a part of a text without spaces, wherever it stands', () => {
    const search = wordSearch('珍珠奶茶');
    expect(search?.indexed).toBe('珍珠');
    expect(prefixesOf(['我爱珍珠奶茶店'])).toContain('珍珠');
    expect(search?.finds(['我爱珍珠奶茶店'])).toBe(true);
    expect(search?.finds(['我爱珍珠'])).toBe(false);
    expect(wordSearch('ชา')?.finds(['ดื่มชาเย็น'])).toBe(true);
  });
});
