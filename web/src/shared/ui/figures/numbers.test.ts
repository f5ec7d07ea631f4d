import { describe, expect, it } from 'vitest';
import { formatCents, formatScaleCents } from './numbers.tsx';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('formatCents', () => {
  it('writes Singapore dollars with both decimals', () => {
    expect(plain(formatCents(123_450))).toBe('SGD 1,234.50');
    expect(plain(formatCents(0))).toBe('SGD 0.00');
  });

  it('leaves the decimals out on the scales of charts', () => {
    expect(plain(formatScaleCents(123_450))).toBe('SGD 1,235');
    expect(plain(formatScaleCents(100))).toBe('SGD 1');
  });

  it('tells the steps of a scale of less than a dollar apart', () => {
    expect(plain(formatScaleCents(50))).toBe('SGD 0.50');
  });
});
