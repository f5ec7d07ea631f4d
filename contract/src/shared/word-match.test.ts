import { describe, expect, it } from 'vitest';
import { wordMatch, wordsOf } from './word-match.ts';

const finds = (search: string, ...texts: string[]) => wordMatch(search)?.finds(texts);

describe('the words of a text', () => {
  it('are lower case, without accents and punctuation, each once', () => {
    expect(wordsOf('Café-crème, CAFÉ & 2 teas!')).toEqual(['cafe', 'creme', '2', 'teas']);
  });

  it('are found in scripts without spaces, and none in signs alone', () => {
    expect(wordsOf('小红书 ☕')).toEqual(['小红书']);
    expect(wordsOf(' …☕ ')).toEqual([]);
  });
});

describe('the match of a search text', () => {
  it('finds texts that hold every word, in any of them, whatever case and accents', () => {
    expect(finds('te FÀSH', 'Fashion', 'Tech')).toBe(true);
    expect(finds('te fash', 'Fashion')).toBe(false);
  });

  it('finds three letters and more anywhere inside a word, fewer at its beginning', () => {
    expect(finds('tok', 'TikTok')).toBe(true);
    expect(finds('estions', 'Any questions?')).toBe(true);
    expect(finds('ok', 'TikTok')).toBe(false);
    expect(finds('ti', 'TikTok')).toBe(true);
  });

  it('finds a part of a text without spaces, wherever it stands', () => {
    expect(finds('珍珠奶茶', '我爱珍珠奶茶店')).toBe(true);
    expect(finds('珍珠奶茶', '我爱珍珠')).toBe(false);
    expect(finds('ชา', 'ดื่มชาเย็น')).toBe(true);
  });

  it('finds an address by a part of it, in the words it is made of', () => {
    expect(finds('tiktok.com/@mei', 'https://www.tiktok.com/@mei.tan/video/1')).toBe(true);
  });

  it('is none without a word', () => {
    expect(wordMatch(' -- ')).toBeNull();
  });
});
