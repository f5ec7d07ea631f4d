import { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { NEXT_CURSOR_HEADER } from '@doubloon/contract/shared/operation.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSession } from '../../shared/state/session.ts';
import { aCampaign } from '../../testing/a-campaign.ts';
import { aPerson } from '../../testing/people.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MarketplaceRoute } from './marketplace.tsx';

/** Answers `count` pages of one loot each, numbered in their titles; the rest is 404. */
function answerPages(count: number): () => number {
  let asked = 0;
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://x');
    if (pathname !== '/api/campaigns') return Promise.resolve(Response.json({ message: 'Not found' }, { status: 404 }));
    asked += 1;
    const page = Number(searchParams.get('cursor') ?? '1');
    const loot = CampaignView.encode(aCampaign({ id: `cmp_${page}`, title: `Loot ${page}` }));
    return Promise.resolve(
      Response.json([loot], { headers: page < count ? { [NEXT_CURSOR_HEADER]: String(page + 1) } : {} }),
    );
  });
  return () => asked;
}

beforeEach(() => saveSession('t', aPerson({ role: 'business_owner' })));
afterEach(() => vi.unstubAllGlobals());

describe('a search of the marketplace', () => {
  it('goes on to later pages until something is found, and no further', async () => {
    const asked = answerPages(9);
    renderScreen(<MarketplaceRoute />, '/marketplace?q=loot 3');
    expect(await screen.findByText('Loot 3')).toBeTruthy();
    expect(asked()).toBe(3);
    expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();
  });

  it('stops after a while and says that only the loaded ones were searched', async () => {
    const asked = answerPages(9);
    renderScreen(<MarketplaceRoute />, '/marketplace?q=loot 7');
    expect(await screen.findByRole('heading', { name: 'Nothing among the 5 newest loots' })).toBeTruthy();
    expect(screen.queryByText('No loots found')).toBeNull();
    expect(asked()).toBe(5);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(asked()).toBe(6));
  });

  it('finds no loots once all were searched', async () => {
    answerPages(2);
    renderScreen(<MarketplaceRoute />, '/marketplace?q=coffee');
    expect(await screen.findByRole('heading', { name: 'No loots found' })).toBeTruthy();
  });

  it('offers no content types that no loot can have', async () => {
    answerPages(1);
    renderScreen(<MarketplaceRoute />, '/marketplace');
    expect(await screen.findByText('Loot 1')).toBeTruthy();
    expect(screen.queryByRole('option', { name: /UGC|Clipping/ })).toBeNull();
  });
});
