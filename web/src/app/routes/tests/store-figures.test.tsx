import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { asVisitor, showStore } from '../../../testing/show/show-store.tsx';

/** The names and values of a list of figures, by one of its names. */
const figuresWith = (name: string) => {
  const figures = screen.getByText(name, { selector: 'dt' }).closest('dl');
  return [...(figures?.children ?? [])].map((one) => one.textContent);
};

describe('the figures of a store', () => {
  it('stand once in its header', async () => {
    asVisitor();
    showStore({ store: { followers: 3, reviewCount: 4, rating: 4.5, joinedDate: new Date(2025, 5, 1) } });
    await screen.findByText('Joined');
    expect(figuresWith('Joined')).toEqual(['Rating4.5 (4 reviews)', 'Followers3', 'Joined2025']);
    for (const figure of ['Followers', 'Rating', 'Joined'])
      expect(screen.getAllByText(figure, { selector: 'dt, dt *' })).toHaveLength(1);
  });

  it('begin with the verified views, whose platforms stand after the work and before what is told', async () => {
    asVisitor();
    const views = [
      { platform: 'tiktok' as const, posts: 5, total: 33_500, half_have: 6_200 },
      { platform: 'youtube' as const, posts: 1, total: 900, half_have: 900 },
    ];
    const counts = { loots_completed: 4, deliveries_due: 4, delivered_on_time: 3, payouts_received: 4 };
    const decided = { treasures_decided: 5, treasures_accepted: 5, appeals_decided: 0, appeals_won: 0 };
    showStore({ store: { record: { ...counts, ...decided, views }, joinedDate: new Date(2025, 5, 1) } });
    const results = await screen.findByRole('list', { name: 'Verified results' });
    const rows = within(results).getAllByRole('listitem');
    expect(rows.map((one) => one.textContent)).toEqual([
      '33.5K views on TikTok5 accepted posts, half with 6.2K views or more',
      '900 views on YouTube1 accepted post',
    ]);
    expect(figuresWith('Verified views')).toEqual(['Verified views34.4K', 'Rating4.5 (2 reviews)', 'Followers3']);
    expect(screen.queryByText('Views read')).toBeNull();
    expect(figuresWith('Loots completed')).toContain('Joined2025');
    const work = screen.getByRole('heading', { name: 'My Work' });
    const about = screen.getByRole('heading', { name: 'About Me' });
    expect(work.compareDocumentPosition(results)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(results.compareDocumentPosition(about)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
