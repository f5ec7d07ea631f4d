import { describe, expect, it } from 'vitest';
import { isStandardText, printable } from './print-text.ts';

const hasHan = (codePoint: number) => codePoint >= 0x4e00 && codePoint < 0xa000;

describe('a text to print', () => {
  it('needs no font of its own in Western letters', () => {
    expect(isStandardText('Crème “brûlée” – SGD 1,050.00 © Ünal')).toBe(true);
    for (const text of ['陈美玲', 'Łódź', 'தமிழ்', '🍜']) expect(isStandardText(text)).toBe(false);
  });

  it('keeps every character that a font has', () => {
    expect(printable('陈美玲 & Sons', hasHan)).toBe('陈美玲 & Sons');
  });

  it('tells the code of a character that no font has', () => {
    expect(printable('𠮷野家 Ж', hasHan)).toBe('[U+20BB7]野家 [U+0416]');
  });

  it('has no control characters, which could turn it around', () => {
    expect(printable('a\u202Eb\n\tc\u0000', hasHan)).toBe('ab c');
  });

  it('joins letters and their marks', () => {
    expect(printable('Cre\u0300me', hasHan)).toBe('Crème');
  });
});
