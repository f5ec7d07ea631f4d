import { CampaignView, OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import {
  findBegunFiles,
  keepBegunFiles,
  keepCheckout,
  NO_FILES,
} from '../../../features/campaigns/create/begun/begun-files.ts';
import { saveSession } from '../../../shared/state/session.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { takeUploads } from '../../../testing/files/take-uploads.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aPaidCampaignOnTheWire } from '../../../testing/wire/paid-campaign.ts';
import { user } from '../../../testing/user.ts';
import { ManagedLootRoute } from '../managed-loot.tsx';

vi.mock('idb-keyval', () => import('../../../testing/idb-keyval.ts'));

it('shows the end date of a loot that was closed before it', async () => {
  saveSession('t', aPerson({ uid: 'owner1', role: 'business_owner' }));
  const closed = aCampaign({ status: 'completed', closed_at: new Date('2026-11-20T00:00:00Z'), endDate: '2026-12-31' });
  answerApi({ 'GET /campaigns/cmp_1': { json: OfferedCampaignView.encode(closed) } });
  renderScreen(
    <Routes>
      <Route path="/loot-management/:productId" element={<ManagedLootRoute />} />
    </Routes>,
    '/loot-management/cmp_1',
  );
  expect(await screen.findByText(/End Date: Dec 31, 2026/)).toBeVisible();
});

it.each([
  ['admin', true],
  ['business_owner', false],
] as const)('asks for the platform’s books of a loot for admins only: %s', async (role, asks) => {
  saveSession('t', aPerson({ uid: 'owner1', role }));
  const calls = answerApi({ 'GET /campaigns/cmp_1': { json: OfferedCampaignView.encode(aCampaign({})) } });
  renderScreen(
    <Routes>
      <Route path="/loot-management/:productId" element={<ManagedLootRoute />} />
    </Routes>,
    '/loot-management/cmp_1?tab=figures',
  );
  expect(await screen.findByRole('heading', { name: 'Invoices' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Platform margin' }) !== null).toBe(asks));
  expect(calls.some(({ call }) => call.includes('/admin/'))).toBe(asks);
});

it('answers how a loot does in one strip, and keeps what is only read apart from what waits for a decision', async () => {
  saveSession('t', aPerson({ uid: 'owner1', role: 'business_owner' }));
  const waiting = aCampaign({ pending_applications: 3 });
  answerApi({ 'GET /campaigns/cmp_1': { json: OfferedCampaignView.encode(waiting) } });
  renderScreen(
    <Routes>
      <Route path="/loot-management/:productId" element={<ManagedLootRoute />} />
    </Routes>,
    '/loot-management/cmp_1',
  );
  const tabs = await screen.findByRole('tablist', { name: 'What to review' });
  const used = screen.getByRole('progressbar', { name: 'Budget used' });
  expect(tabs.compareDocumentPosition(used)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(screen.queryByRole('heading', { name: 'Budget' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Figures' }));
  expect(await screen.findByRole('heading', { name: 'Budget' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Budget used' })).toBe(used);
});

it('says at its figures how many payouts of it wait for the owner', async () => {
  saveSession('t', aPerson({ uid: 'owner1', role: 'business_owner' }));
  answerApi({ 'GET /campaigns/cmp_1': { json: OfferedCampaignView.encode(aCampaign({ stuck_payouts: 2 })) } });
  renderScreen(
    <Routes>
      <Route path="/loot-management/:productId" element={<ManagedLootRoute />} />
    </Routes>,
    '/loot-management/cmp_1',
  );
  const [figures, ...others] = (await screen.findAllByRole('tab')).toReversed();
  expect(within(figures as HTMLElement).getByLabelText('2 waiting').textContent).toBe('2');
  expect(others.some((tab) => within(tab).queryByLabelText(/waiting/) !== null)).toBe(false);
});

it.each(['?tab=figures#payouts', '#payouts', '?payouts=failed', '?payout=ada'])(
  'shows the payouts of a loot at the address of theirs: %s',
  async (end) => {
    saveSession('t', aPerson({ uid: 'owner1', role: 'business_owner' }));
    answerApi({ 'GET /campaigns/cmp_1': { json: OfferedCampaignView.encode(aCampaign({})) } });
    renderScreen(
      <Routes>
        <Route path="/loot-management/:productId" element={<ManagedLootRoute />} />
      </Routes>,
      `/loot-management/cmp_1${end}`,
    );
    expect(await screen.findByRole('heading', { name: 'Payouts' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Figures' })).toHaveAttribute('aria-selected', 'true');
  },
);

it('stays at the payouts of a loot when an address of theirs is narrowed there, and leaves them for another tab', async () => {
  saveSession('t', aPerson({ uid: 'owner1', role: 'business_owner' }));
  answerApi({
    'GET /campaigns/cmp_1': { json: OfferedCampaignView.encode(aCampaign({})) },
    'GET /payments/authorizations/business-owner/owner1': { json: [] },
  });
  renderScreen(
    <Routes>
      <Route path="/loot-management/:productId" element={<ManagedLootRoute />} />
    </Routes>,
    '/loot-management/cmp_1?payouts=paid#payouts',
  );
  await user.selectOptions(await screen.findByLabelText('Show'), 'failed');
  expect(screen.getByLabelText('Show')).toHaveValue('failed');
  expect(screen.getByRole('tab', { name: 'Figures' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: 'Treasures' }));
  await user.click(screen.getByRole('tab', { name: 'Applications' }));
  expect(screen.getByRole('tab', { name: 'Applications' })).toHaveAttribute('aria-selected', 'true');
});

it('puts the files to a loot that were chosen for it, when its payment was confirmed after its owner had left', async () => {
  saveSession('t', aPerson({ uid: 'owner1', role: 'business_owner' }));
  const loot = aCampaign({});
  const cover = new File(['x'], 'sea.png', { type: 'image/png' });
  for (const [draftId, checkoutId] of [
    ['draft-one', 'cs_1'],
    ['draft-two', 'cs_2'],
  ] as const) {
    await keepBegunFiles(draftId, { uid: 'owner1', cover, files: [] });
    await keepCheckout(checkoutId, { uid: 'owner1', draftId });
  }
  const paid = (id: string) => `GET /payments/campaign-by-payment?payment_gateway_id=${id}`;
  answerApi({
    'GET /campaigns/cmp_1': { json: OfferedCampaignView.encode(loot) },
    [paid('cs_1')]: { json: aPaidCampaignOnTheWire({}) },
    [paid('cs_2')]: { status: 402, json: { message: 'Not paid' } },
  });
  const uploads = takeUploads();
  renderScreen(
    <Routes>
      <Route path="/loot-management/:productId" element={<ManagedLootRoute />} />
    </Routes>,
    '/loot-management/cmp_1',
  );
  await eventually(() => expect(uploads.map(({ call }) => call)).toEqual(['POST /campaigns/cmp_1/cover']));
  uploads[0]?.answer(200, CampaignView.encode(loot));
  await waitFor(async () => expect(await findBegunFiles('draft-one', 'owner1')).toEqual(NO_FILES));
  expect((await findBegunFiles('draft-two', 'owner1')).cover, 'its loot is not paid for').toBe(cover);
});
