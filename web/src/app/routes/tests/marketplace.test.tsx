import { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { NEXT_CURSOR_HEADER } from '@doubloon/contract/calls/operation.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, saveSession } from '../../../shared/state/session.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { RequireRole } from '../../guards/require-role.tsx';
import { MarketplaceRoute } from '../marketplace.tsx';

/** Answers `count` pages, all empty but those numbered `full`, which hold one loot; the rest is 404. Returns the queries asked. */
function answerPages(count: number, full: readonly number[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://x');
    if (pathname !== '/api/campaigns') return Promise.resolve(Response.json({ message: 'Not found' }, { status: 404 }));
    const page = Number(searchParams.get('cursor') ?? '1');
    searchParams.delete('cursor');
    searchParams.delete('limit');
    asked.push(searchParams.toString());
    const loot = OfferedCampaignView.encode(aCampaign({ id: `cmp_${page}`, title: `Loot ${page}` }));
    return Promise.resolve(
      Response.json(full.includes(page) ? [loot] : [], {
        headers: page < count ? { [NEXT_CURSOR_HEADER]: String(page + 1) } : {},
      }),
    );
  });
  return asked;
}

beforeEach(() => saveSession('t', aPerson({ role: 'business_owner' })));
afterEach(() => vi.unstubAllGlobals());

describe('the marketplace', () => {
  it('asks the server for what the address says', async () => {
    const asked = answerPages(1, [1]);
    renderScreen(<MarketplaceRoute />, '/marketplace?q=tea&platform=ugc&min=5&sort=ending&full=1');
    expect(await screen.findByText('Loot 1')).toBeVisible();
    expect(asked).toEqual(['search=tea&platform=ugc&minBudget=5&full=include&sort=ending']);
    expect(screen.getByLabelText('Search')).toHaveValue('tea');
    expect(screen.getByLabelText('Platform')).toHaveValue('ugc');
  });

  it('asks once after a pause of typing, not for every letter', async () => {
    const asked = answerPages(1, [1]);
    renderScreen(<MarketplaceRoute />, '/marketplace');
    await screen.findByText('Loot 1');
    await user.type(screen.getByLabelText('Search'), 'tea');
    await waitFor(() => expect(asked).toEqual(['', 'search=tea']));
  });

  it('marks the loots that are their own for owners', async () => {
    saveSession('t', aPerson({ role: 'business_owner', uid: aCampaign().owner_id }));
    answerPages(1, [1]);
    renderScreen(<MarketplaceRoute />, '/marketplace');
    expect(await screen.findByText('Your loot')).toBeVisible();
  });

  it('goes on past empty pages until something is found, and no further', async () => {
    const asked = answerPages(9, [3]);
    renderScreen(<MarketplaceRoute />, '/marketplace?q=loot');
    expect(await screen.findByText('Loot 3')).toBeVisible();
    expect(asked).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Show more' })).toBeVisible();
  });

  it('stops after a while and says that there is more to search', async () => {
    const asked = answerPages(9, []);
    renderScreen(<MarketplaceRoute />, '/marketplace?q=loot');
    expect(await screen.findByRole('heading', { name: 'Nothing found so far' })).toBeVisible();
    expect(screen.queryByText('No loots found')).toBeNull();
    expect(asked).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(asked).toHaveLength(6));
  });

  it('finds no loots, and offers to look wider', async () => {
    const asked = answerPages(1, []);
    renderScreen(<MarketplaceRoute />, '/marketplace?q=coffee&max=10');
    expect(await screen.findByRole('heading', { name: 'No loots found' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[1] as HTMLElement);
    await waitFor(() => expect(asked).toEqual(['search=coffee&maxBudget=10', '']));
  });

  it('offers every platform and both content types', async () => {
    answerPages(1, [1]);
    renderScreen(<MarketplaceRoute />, '/marketplace');
    await screen.findByText('Loot 1');
    const options = within(screen.getByLabelText('Platform')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'All platforms',
      'TikTok',
      'Instagram',
      'YouTube',
      'Facebook',
      'Twitter',
      'Xiaohongshu (Rednote)',
      'Clipping',
      'UGC',
    ]);
  });
});

describe('the card of a loot whose application is not known', () => {
  const answers = {
    'GET /campaigns': { json: [OfferedCampaignView.encode(aCampaign({ endDate: null }))] },
    'GET /drafts': { json: [] },
    'GET /cases/mine': { json: [] },
  };
  const own = { 'GET /applications': { json: [anApplicationOnTheWire()] } };
  const card = () => screen.findByRole('link', { name: 'Iced Tea' });

  beforeEach(() => saveSession('t', aPerson()));

  it('waits for it, so that no loot moves once it is there', async () => {
    answerApi({ ...answers, ...own });
    const { fetch: answered } = globalThis;
    const begun = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (url.startsWith('/api/applications')) {
        begun.resolve();
        await asked.promise;
      }
      return answered(url, init);
    });
    renderScreen(<MarketplaceRoute />, '/marketplace');
    await act(() => begun.promise);
    expect(screen.queryByText('Iced Tea')).toBeNull();
    asked.resolve();
    await user.click(await screen.findByRole('button', { name: 'Iced Tea' }));
    expect(await screen.findByRole('dialog', { name: 'My Application' })).toBeVisible();
  });

  it("leads to the loot's page when it could not be looked up, and it can be asked for again", async () => {
    answerApi({ ...answers, 'GET /applications': { status: 500, json: { message: 'We are down' } } });
    renderScreen(<MarketplaceRoute />, '/marketplace');
    expect(await card()).toHaveAttribute('href', '/loot/cmp_1');
    expect(await screen.findByText('Failed to look for your applications')).toBeVisible();
    answerApi({ ...answers, ...own });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Iced Tea' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the form for an application of somebody whose session ends', () => {
  const loot = OfferedCampaignView.encode(aCampaign({ endDate: null }));
  const guarded = (
    <Routes>
      <Route element={<RequireRole roles={['content_creator']} />}>
        <Route path="/marketplace" element={<MarketplaceRoute />} />
      </Route>
      <Route path="/login" element={<p>the sign-in</p>} />
    </Routes>
  );
  const answers = {
    'GET /campaigns': { json: [loot] },
    'GET /applications': { json: [] },
    'GET /drafts': { json: [] },
  };
  const submit = () => user.click(screen.getByRole('button', { name: 'Submit Application' }));
  const open = async () => {
    saveSession('t', aPerson());
    answerApi(answers);
    const { client } = renderScreen(guarded, '/marketplace');
    await user.click(await screen.findByRole('button', { name: 'Iced Tea' }));
    await fill(await screen.findByLabelText('Cover Letter'), 'Ahoy');
    return () => act(() => (clearSession(), client.clear()));
  };

  const leave = async () => {
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Close without sending' }));
    expect(await screen.findByText('the sign-in')).toBeVisible();
  };

  beforeEach(() => sessionStorage.clear());

  it('stays with the answers, asks to log in, and sends them after that', async () => {
    const signOut = await open();
    signOut();
    await submit();
    expect(await screen.findByText('Please log in to apply')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    expect(screen.queryByText('the sign-in')).toBeNull();

    const calls = answerApi({ ...answers, 'POST /applications': { status: 201, json: anApplicationOnTheWire() } });
    act(() => saveSession('t2', aPerson()));
    expect(screen.getByLabelText('Cover Letter')).toHaveValue('Ahoy');
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ call }) => call === 'POST /applications')?.body).toMatchObject({ cover_letter: 'Ahoy' });
  });

  it('asks to log in where only the server knows that the session has ended', async () => {
    const signOut = await open();
    vi.stubGlobal('fetch', () => {
      // As the product's own client does with such an answer.
      clearSession();
      return Promise.resolve(Response.json({ code: 'unauthenticated', message: 'No' }, { status: 401 }));
    });
    await submit();
    expect(await screen.findByText('Please log in to apply')).toBeVisible();
    expect(toastTexts()).toEqual([]);
    signOut();
    expect(screen.getByLabelText('Cover Letter')).toHaveValue('Ahoy');
    await leave();
  });

  it('leaves the screen to sign-in once it is closed', async () => {
    const signOut = await open();
    signOut();
    await leave();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes with the session of its writer when another person signs in', async () => {
    const signOut = await open();
    signOut();
    act(() => saveSession('t3', aPerson({ uid: 'u2' })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
