import type { OwnerRecord } from '@doubloon/contract/records/record.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { CampaignCard } from './campaign-card.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-11T00:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const show = (change: Parameters<typeof aCampaign>[0], outcome?: string) => {
  const { container } = renderScreen(<CampaignCard campaign={aCampaign(change)} title="Iced Tea" outcome={outcome} />);
  return (container.textContent ?? '').replace(/\u00a0/g, ' ');
};

describe('the card of a loot', () => {
  it('says what it pays, the most that is, how many it takes, and how large and far its budget is', () => {
    const card = show({ budget: 50_000, paidOut: 10_000, remaining_budget: 40_000, creator_slots: 2, free_slots: 1 });
    expect(card).toContain('SGD 175.00once approvedEarn up to SGD 225.00');
    expect(card).toContain('1 slot left');
    expect(card).toContain('20% paidBudget SGD 500.00CPM SGD 50.00');
    expect(screen.getByRole('progressbar', { name: 'Paid out of the budget' })).toHaveAttribute('aria-valuenow', '20');
    cleanup();
    const byView = show({ payout_model: 'per_view', free_slots: null });
    expect(byView).toContain('SGD 37.50for 1,000 viewsEarn up to SGD 450.00');
    expect(byView).toContain('Open to all');
    expect(byView).toContain('Budget SGD 500.00CPM');
  });

  it('says in short how its owner decides, unless that stands elsewhere on the page', () => {
    const record: OwnerRecord = {
      ...{ decisions: 40, decided_in_time: 38, median_hours: 6, treasures_decided: 12, treasures_accepted: 11 },
      ...{ payouts_made: 12, creators_accepted: 8, creators_came_back: 3, refunds_asked: 1 },
    };
    const shown = (its?: OwnerRecord | null) => {
      cleanup();
      renderScreen(<CampaignCard campaign={aCampaign()} record={its} title="Iced Tea" />);
      return screen.queryByText(/^Decides in|^New here$/)?.textContent;
    };
    expect(shown(record)).toBe('Decides in 6 hours · 92% accepted');
    expect(shown(null)).toBe('New here');
    expect(shown()).toBeUndefined();
  });

  it('shows the cover that its owner has put on it, in words for those who cannot see it', () => {
    show({ cover: { url: 'https://files.test/sea.webp', alt: 'A cup by the sea' } });
    expect(screen.getByRole('img', { name: 'A cup by the sea' })).toHaveAttribute('src', 'https://files.test/sea.webp');
    cleanup();
    show({ cover: null });
    expect(document.querySelector('article img[src]')?.getAttribute('src')).toMatch(/^data:image/);
    expect(screen.queryByRole('img', { name: 'A cup by the sea' })).toBeNull();
  });

  it('says instead that all its slots are taken, and on the page of its brand not whose it is', () => {
    expect(show({ full: true, creator_slots: 2, free_slots: 0 })).toMatch(/^All slots taken(?!.*slots left)/);
    cleanup();
    renderScreen(<CampaignCard campaign={aCampaign()} title="Iced Tea" onItsPage />);
    expect(screen.queryByText('Tea House')).toBeNull();
  });

  it('promises nothing once it is closed', () => {
    const card = show({ status: 'completed', paidOut: 10_000, remaining_budget: 0 });
    expect(card).not.toMatch(/Earn up to|left/);
  });

  it('promises nothing to somebody whose application was rejected, and says the rest all the same', () => {
    const card = show({ creator_slots: 2, free_slots: 1 }, 'You were not chosen');
    expect(card).toContain('You were not chosen');
    expect(card).not.toContain('Earn up to');
    expect(card).toContain('1 slot left');
  });

  it('names slots and days each in a place of its own', () => {
    show({ creator_slots: 2, free_slots: 1, endDate: '2026-11-20' });
    expect(screen.getByText('1 slot left')).toBeVisible();
    expect(screen.getByText('9 days left')).toBeVisible();
  });

  it('leaves what the loot asks for to its own page', () => {
    const card = show({ description: 'By the sea', niche: 'Food', content_types: ['ugc'] });
    expect(card).not.toMatch(/By the sea|Food|UGC/);
  });

  it('says for how long it runs, and without an end date for how long its money lasts', () => {
    const paid = { budget: 50_000, paidOut: 10_000, remaining_budget: 40_000 };
    expect(show({ ...paid, endDate: '2026-11-20' })).toContain('9 days left');
    cleanup();
    expect(show({ ...paid, endDate: null })).toContain('The rest lasts about 40 days at this pace');
  });

  it('shows the initials of a brand that has no logo', () => {
    expect(show({})).toContain('THTea House');
  });
});
