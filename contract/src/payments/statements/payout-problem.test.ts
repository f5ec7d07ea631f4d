import { describe, expect, it } from 'vitest';
import { payoutProblem } from './payout-problem.ts';

const per_view = { payout_model: 'per_view' } as const;

describe('the wanted payout of a budget', () => {
  it.each([
    [{ budget: 50, creator_slots: 1000 }, 'creator_slots'],
    [{ budget: 999, creator_slots: 1000, payout_model: 'budget_share' }, undefined],
    [{ budget: 50 }, undefined],
    [{ budget: 10_000, creator_slots: 1000 }, undefined],
    [{ budget: 10_000, creator_cap: 500 }, 'creator_cap'],
    [{ ...per_view, budget: 10_000, creator_cap: 10_001 }, 'creator_cap'],
    [{ ...per_view, budget: 10_000, creator_cap: 10_000 }, undefined],
    [{ ...per_view, budget: 10_000, creator_slots: 2 }, 'creator_slots'],
    [{ ...per_view, budget: 10_000, creator_slots: 1, creator_cap: null }, undefined],
    [{ ...per_view, budget: 50, expected_reach: 1_000_000_000 }, 'expected_reach'],
    [{ ...per_view, budget: 50, expected_reach: null }, undefined],
  ] as const)('of %j is refused at %s', (wanted, field) => {
    expect(payoutProblem(wanted)?.field).toBe(field);
  });

  it('is refused in words for its owner', () => {
    expect(payoutProblem({ budget: 50, creator_slots: 1000 })?.message).toBe(
      'The budget is too small for 1,000 creators: each would earn less than one cent',
    );
  });
});
