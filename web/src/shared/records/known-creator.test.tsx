import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerApi } from '../../testing/answer-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { KnownCreator } from './known-creator.tsx';

const record = {
  loots_completed: 12,
  deliveries_due: 10,
  delivered_on_time: 9,
  treasures_decided: 33,
  treasures_accepted: 31,
  appeals_decided: 0,
  appeals_won: 0,
  payouts_received: 28,
  views: [{ platform: 'tiktok', posts: 12, total: 182_000, half_have: 3_000 }],
};

function show(change: object) {
  const json = { since: '2026-03-01T00:00:00.000Z', accounts: {}, followers: {}, record, ...change };
  answerApi({ 'GET /creators/cy/record': { json } });
  renderScreen(<KnownCreator creatorId="cy" />);
  return within(screen.getByRole('region', { name: 'Record' }));
}

const valueOf = async (shown: ReturnType<typeof show>, name: string) =>
  (await shown.findByText(name)).nextElementSibling?.textContent;

describe('KnownCreator', () => {
  it('shows what was decided, and says what each figure counts', async () => {
    const shown = show({});
    expect(await valueOf(shown, 'Loots completed')).toBe('12');
    expect(await valueOf(shown, 'Accepted')).toBe('94%');
    expect(await valueOf(shown, 'On time')).toBe('90%');
    expect(await valueOf(shown, 'Appeals won')).toBe('–');
    expect(await valueOf(shown, 'Payouts')).toBe('28');
    expect(await valueOf(shown, 'Views read')).toBe('182K');
    expect(shown.getByText(/^TikTok 182K over 12 accepted posts, half of them with 3K or more/)).toBeDefined();
    expect(shown.getByText(/^31 of 33 decided treasures/).textContent).toContain('counts as accepted');
  });

  it('has a dash for a share of nothing', async () => {
    const shown = show({ record: { ...record, deliveries_due: 0, delivered_on_time: 0 } });
    expect(await valueOf(shown, 'On time')).toBe('–');
  });

  it('says of somebody new that they are, and leads to their accounts', async () => {
    const shown = show({ record: null, accounts: { tiktok: 'https://www.tiktok.com/@cy' } });
    expect(await shown.findByText('New here')).toBeVisible();
    expect(shown.queryByText('Loots completed')).toBeNull();
    expect(shown.getByRole('link', { name: 'TikTok' })).toHaveProperty('href', 'https://www.tiktok.com/@cy');
  });

  it('shows how many follow an account, with source and age', async () => {
    const accounts = { tiktok: 'https://www.tiktok.com/@cy', instagram: 'https://www.instagram.com/cy/' };
    const at = new Date(Date.now() - 2 * 60 * 60_000).toISOString();
    const shown = show({ accounts, followers: { tiktok: { count: 52_123, at } } });
    const name = 'TikTok, 52.1K followers, Read from TikTok 2 hours ago';
    const link = await shown.findByRole('link', { name });
    expect(link.textContent).toBe('52.1K followersRead from TikTok 2 hours ago');
    expect(shown.getByRole('link', { name: 'Instagram' }).textContent).toBe('');
  });
});
