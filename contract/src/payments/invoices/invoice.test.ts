import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { includedGstCents } from './invoice.ts';

describe('the GST in an amount', () => {
  it.each([
    [5000, 9, 413],
    [10_900, 9, 900],
    [109, 9, 9],
    [1, 9, 0],
    [0, 9, 0],
    [10_850, 8.5, 850],
    [5000, 0, 0],
  ])('of %i cents at %f percent is %i', (amount, percent, gst) => {
    expect(includedGstCents(amount, percent)).toBe(gst);
  });

  it('is the rate of what is left without it, to half a cent', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.integer({ min: 0, max: 30 }), (amount, percent) => {
        const gst = includedGstCents(amount, percent);
        expect(Math.abs(((amount - gst) * percent) / 100 - gst)).toBeLessThanOrEqual(0.5 * (1 + percent / 100) + 1e-6);
      }),
    );
  });
});
