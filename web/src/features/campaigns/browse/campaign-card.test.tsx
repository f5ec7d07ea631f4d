import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { CampaignCard } from './campaign-card.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-11T00:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

function show(change: Parameters<typeof aCampaign>[0]) {
  renderScreen(<CampaignCard campaign={aCampaign(change)} title="Iced Tea" />);
  return screen.getByText(/paid out$|at this pace$/).textContent?.replace(/\u00a0/g, ' ');
}

describe('the card of a loot', () => {
  it('says beside what it has paid for how long the rest lasts', () => {
    expect(show({ budget: 50_000, paidOut: 10_000, remaining_budget: 40_000 })).toBe(
      'SGD 100.00 paid out · the rest lasts about 40 days at this pace',
    );
  });

  it.each([
    ['that has paid nothing', {}],
    ['that is closed', { status: 'completed', paidOut: 10_000, remaining_budget: 0 }],
  ] as const)('of one %s does not', (_what, change) => {
    expect(show(change)).toMatch(/^SGD [\d.]+ paid out$/);
  });
});
