import { listCampaigns } from '@doubloon/contract/campaigns/operations.ts';
import { listSavedLootIds } from '@doubloon/contract/campaigns/saved-operations.ts';
import { act, cleanup, render, screen as page, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../shared/api/queries/query-client.ts';
import { clearSession, saveSession } from '../../shared/state/session.ts';
import { eventually } from '../../testing/eventually.ts';
import { aPerson } from '../../testing/people.ts';
import { user } from '../../testing/user.ts';
import * as applications from '../first-data/applications.ts';
import * as approvedProject from '../first-data/approved-project.ts';
import * as approvedProjects from '../first-data/approved-projects.ts';
import * as managedLoot from '../first-data/managed-loot.ts';
import { preloadLinks } from './preload-links.ts';
import { Root } from './root.tsx';
import { screen } from './screen.ts';

// It would report what one test lets fail while another one counts calls.
vi.mock('../visit/send-browser-error.ts', () => ({ sendBrowserError: () => undefined }));

afterEach(() => {
  cleanup();
  clearSession();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** A router at `/` whose marketplace has a script that comes when it is told to, and an API that never answers. */
function away() {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url.replace(/^\/api|\?.*/g, ''));
    return new Promise(() => undefined);
  });
  const script = Promise.withResolvers<{ Market: () => React.ReactElement }>();
  const load = vi.fn<() => typeof script.promise>(() => script.promise);
  const router = createMemoryRouter([
    { path: '/', element: <Link to="/marketplace?q=tea">Browse</Link> },
    screen('/marketplace', load, 'Market', () => import('../first-data/marketplace.ts')),
  ]);
  render(<RouterProvider router={router} />);
  return { asked, load, router, arrive: () => script.resolve({ Market: () => <p>the market</p> }) };
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: x.js'));

it.each([
  ['with first data', gone, () => import('../first-data/marketplace.ts')],
  ['without', gone, undefined],
  ['whose first data cannot be asked for', () => Promise.resolve({ Market: () => null }), gone],
])('says so when a screen cannot be loaded, at once and when it is gone to, %s', async (_, load, loadAsk) => {
  for (const initial of ['/', '/market']) {
    const screens = [{ path: '/', element: 'home' }, screen('/market', load, 'Market', loadAsk)];
    const around = { Component: Root, HydrateFallback: () => null, children: screens };
    const router = createMemoryRouter([around], { initialEntries: [initial] });
    render(
      <>
        <RouterProvider router={router} />
      </>,
    );
    await act(() => router.navigate('/market'));
    await eventually(() => expect(page.getByText(/This screen could not be loaded/)).toBeVisible());
    cleanup();
  }
  // React reports what a boundary has caught.
  vi.spyOn(console, 'error').mockClear();
});

it('asks for what a screen shows first while its script is on the way, and waits only for that', async () => {
  saveSession('t', aPerson());
  const { asked, arrive } = away();
  await user.click(page.getByRole('link', { name: 'Browse' }));
  await waitFor(() => expect(asked).toEqual([listSavedLootIds.path, listCampaigns.path]));
  expect(page.getByRole('link', { name: 'Browse' })).toBeVisible();
  arrive();
  expect(await page.findByText('the market')).toBeVisible();
});

it('asks for nothing that the person may not see', async () => {
  const { asked, router, arrive } = away();
  arrive();
  await act(() => router.navigate('/marketplace'));
  const visit = { params: {}, search: new URLSearchParams() };
  const owner = aPerson({ role: 'business_owner' });
  for (const { firstData } of [approvedProject, approvedProjects]) firstData({ ...visit, user: owner });
  for (const { firstData } of [applications, managedLoot]) firstData({ ...visit, user: aPerson() });
  expect(asked).toEqual([]);
});

it('loads script and data when a link is about to be followed, not when it is passed over', async () => {
  saveSession('t', aPerson());
  const { asked, load, router } = away();
  const stop = preloadLinks(router.routes);
  const link = page.getByRole('link', { name: 'Browse' });
  const send = (type: string, target: Element) => target.dispatchEvent(new Event(type, { bubbles: true }));

  vi.useFakeTimers();
  send('pointerover', link);
  send('pointerover', document.body);
  vi.advanceTimersByTime(1000);
  expect(load).not.toHaveBeenCalled();
  send('focusin', link);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(load).toHaveBeenCalledOnce();
  await waitFor(() => expect(asked).toEqual([listSavedLootIds.path, listCampaigns.path]));
  stop();
  send('pointerdown', link);
  expect(load).toHaveBeenCalledOnce();
});
