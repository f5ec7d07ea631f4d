import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statementSuffix } from './statement-suffix.ts';

describe('what a card statement says beside the platform', () => {
  it.each([
    ['Sunset reel', 'SUNSET'],
    ['Kopi', 'KOPI'],
    ['A day out', 'A DAY OUT'],
    ['Crème brûlée', 'CREME'],
    ['Straße 9', 'STRASSE 9'],
    ['Extraordinarily good', 'EXTRAORDIN'],
    ['<b>"Kaya" * toast\\', 'B KAYA'],
    ["Ah Seng's", 'AH SENG S'],
    ['Rock & roll', 'ROCK'],
    ['... 9 to 5 -', '9 TO 5'],
    ['榴莲糖果', 'LOOT'],
    ['榴莲 Durian', 'DURIAN'],
    ['2026 9-11', 'LOOT 2026'],
    ['🍜', 'LOOT'],
    ['', 'LOOT'],
  ])('is of the title %j: %s', (title, suffix) => {
    expect(statementSuffix(title)).toBe(suffix);
  });

  // https://docs.stripe.com/get-started/account/statement-descriptors
  it('keeps the rules of the provider, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (title) => {
        const suffix = statementSuffix(title);
        expect(suffix).toMatch(/^[A-Z0-9](?:[A-Z0-9 .&-]{0,8}[A-Z0-9])?$/);
        expect(suffix).toMatch(/[A-Z]/);
      }),
    );
  });
});
