import { describe, expect, it } from 'vitest';
import { centsFromText } from './dollars-text.ts';

describe('centsFromText', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['0.01', 1],
    [' 1000.10 ', 100_010],
    ['0', 0],
  ])('reads "%s" as %d cents', (text, cents) => {
    expect(centsFromText(text)).toBe(cents);
  });

  it.each(['', '1.005', '-1', '1,000', '.5', '5.', '1e3', 'abc', '123456789'])('makes nothing of "%s"', (text) => {
    expect(centsFromText(text)).toBeUndefined();
  });
});
