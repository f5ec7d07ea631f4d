import type { PayoutTerms } from '@doubloon/contract/shared/money.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { fill } from '../../../../testing/user.ts';
import { PayoutSlider } from './payout-slider.tsx';
import { sliderViews } from './slider-views.ts';

const terms: PayoutTerms = {
  payoutModel: 'budget_share',
  budgetCents: 100_000,
  expectedReach: 8000,
  creatorSlots: 2,
  creatorCapCents: null,
};

async function earnedAt(views: number, mostCents = 100_000): Promise<string | null> {
  renderScreen(<PayoutSlider terms={terms} mostCents={mostCents} label="One creator earns" />);
  const slider = screen.getByLabelText('One creator earns');
  await fill(slider, String(sliderViews(terms).indexOf(views)));
  return slider.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ') ?? null;
}

describe('the slider of a payout', () => {
  it('stands at every count where a share begins, in rising order', () => {
    const counts = sliderViews({ ...terms, payoutModel: 'per_view' });
    expect(counts).toEqual(expect.arrayContaining([0, 1000, 5000, 8000, 10_000, 15_000]));
    expect(counts).toEqual([...new Set(counts)].sort((one, other) => one - other));
  });

  it.each([
    [0, '0 counted views earn SGD 350.00'],
    [1000, '1,000 counted views earn SGD 375.00'],
    [10_000, '10,000 counted views earn SGD 450.00'],
  ])('says what %i views earn', async (views, words) => {
    expect(await earnedAt(views)).toBe(words);
  });

  it('promises no more than the budget has left', async () => {
    expect(await earnedAt(10_000, 20_000)).toBe('10,000 counted views earn SGD 200.00');
  });
});
