import { describe, expect, it } from 'vitest';
import { formatCents, processingFeeCents } from './money-format.ts';

describe('formatCents', () => {
  it.each([
    [0, 'S$0.00'],
    [5, 'S$0.05'],
    [105, 'S$1.05'],
    [123_456_789, 'S$1,234,567.89'],
    [-1500, '-S$15.00'],
  ])('shows %i cents as %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });
});

describe('processingFeeCents', () => {
  it.each([
    [10_000, 390],
    [10_500, 407],
    [50, 52],
    [15, 51],
    [14, 50],
  ])('keeps 3.4 %% and 50 cents of %i cents, rounded half up: %i', (amount, fee) => {
    expect(processingFeeCents(amount)).toBe(fee);
  });
});
