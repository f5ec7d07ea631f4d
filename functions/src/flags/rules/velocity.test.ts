import { describe, expect, it } from 'vitest';
import { quietFacts } from '../../../testing/flag-facts.ts';
import { readFlagSettings } from '../../platform/config/flag-settings.ts';
import type { FlagFacts } from '../rule.ts';
import { fastCard, fastCreator, fastOwner, notAuthenticated, riskyPayment } from './velocity.ts';

const quiet = quietFacts().velocity;
const withVelocity = (changes: Partial<FlagFacts['velocity']>) => quietFacts({ velocity: { ...quiet, ...changes } });
const emulated = readFlagSettings({}, { emulated: true }).thresholds;

describe('the risk of a payment', () => {
  it.each([
    [null, false],
    ['not_assessed', false],
    ['unknown', false],
    ['normal', false],
    ['elevated', true],
    ['highest', true],
  ] as const)('that is %s: %s', (riskLevel, isFound) => {
    expect(riskyPayment(quietFacts({ riskLevel }))?.weight).toBe(isFound ? 50 : undefined);
  });

  it('is one whose card an issuer has warned of, whatever the provider’s rating', () => {
    expect(riskyPayment(quietFacts({ isWarned: true }))).toMatchObject({ evidence: { elevated: 0, warned: 1 } });
    expect(riskyPayment(quietFacts({ isWarned: true, riskLevel: 'highest' }))?.evidence).toEqual({
      elevated: 2,
      warned: 1,
    });
  });
});

describe('a cardholder', () => {
  it('who was not authenticated makes every payment wait for an admin', () => {
    expect(notAuthenticated(quietFacts())).toBeNull();
    expect(notAuthenticated(quietFacts({ isUnauthenticated: true }))?.weight).toBe(50);
  });
});

describe('an owner', () => {
  it.each([
    [5, 1_999_999, false],
    [6, 600, true],
    [1, 2_000_000, true],
  ])('who makes %d payments with budgets of %d cents: %s', (loots, cents, isFound) => {
    const facts = withVelocity({ ofOwner: { loots, cents } });
    expect(fastOwner(facts)?.evidence).toEqual(isFound ? { loots, cents } : undefined);
    expect(fastOwner({ ...facts, thresholds: emulated })).toBeNull();
  });

  it('is described to admins with the figures', () => {
    expect(fastOwner(withVelocity({ ofOwner: { loots: 1, cents: 2_500_000 } }))?.forAdmins).toBe(
      'The owner made 1 payment, with budgets of SGD 25,000, within a day of one for this loot.',
    );
    // Added budget counts as a payment, but not as a loot of its own.
    expect(fastOwner(withVelocity({ ofOwner: { loots: 6, cents: 600 } }))?.forAdmins).toBe(
      'The owner made 6 payments, with budgets of SGD 6, within a day of one for this loot.',
    );
  });
});

describe('a card', () => {
  it.each([
    [5, 1, false],
    [6, 1, true],
    [2, 2, true],
  ])('that makes %d payments of %d owners: %s', (loots, owners, isFound) => {
    const facts = withVelocity({ ofCard: { loots, owners } });
    expect(fastCard(facts)?.evidence).toEqual(isFound ? { loots, owners } : undefined);
    expect(fastCard({ ...facts, thresholds: emulated })).toBeNull();
  });

  it('is described to admins with the figures', () => {
    expect(fastCard(withVelocity({ ofCard: { loots: 6, owners: 1 } }))?.forAdmins).toBe(
      'The card of this loot made 6 payments of 1 owner within a day of one for it.',
    );
  });
});

describe('a creator', () => {
  it.each([
    [14, 999_999, false],
    [15, 100, true],
    [1, 1_000_000, true],
  ])('who gets %d payments of %d cents: %s', (payouts, cents, isFound) => {
    const facts = withVelocity({ ofCreator: { payouts, cents } });
    expect(fastCreator(facts)?.evidence).toEqual(isFound ? { payouts, cents } : undefined);
    expect(fastCreator({ ...facts, thresholds: emulated })).toBeNull();
  });
});
