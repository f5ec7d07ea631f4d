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
  it('says what one creator can earn, how many it takes, and what of its budget is paid', () => {
    const card = show({ budget: 50_000, paidOut: 10_000, remaining_budget: 40_000, creator_slots: 2, free_slots: 1 });
    expect(card).toContain('Earn up to SGD 225.00');
    expect(card).toContain('1 slot left');
    expect(card).toContain('SGD 100.00 of SGD 500.00 paid out');
    cleanup();
    expect(show({ payout_model: 'per_view', free_slots: null })).toContain('Open to all');
  });

  it('shows the cover that its owner has put on it, in words for those who cannot see it', () => {
    show({ cover: { url: 'https://files.test/sea.webp', alt: 'A cup by the sea' } });
    expect(screen.getByRole('img', { name: 'A cup by the sea' })).toHaveAttribute('src', 'https://files.test/sea.webp');
    cleanup();
    show({ cover: null });
    expect(document.querySelector('article img[src]')).toBeNull();
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
