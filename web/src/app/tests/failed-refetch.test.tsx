import { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { defaultStoreSettings } from '@doubloon/contract/stores/store-settings.ts';
import { StoreView } from '@doubloon/contract/stores/store.ts';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../shared/state/session.ts';
import { aCampaign } from '../../testing/a-campaign.ts';
import { aStore } from '../../testing/a-store.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { aPerson } from '../../testing/people.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { user } from '../../testing/user.ts';
import { LootRoute } from '../routes/loot.tsx';
import { ManagedLootRoute } from '../routes/managed-loot.tsx';
import { StoreRoute } from '../routes/store.tsx';

const { id: _id, ...look } = defaultStoreSettings('cy');
const loot = OfferedCampaignView.encode(aCampaign({ endDate: null, owner_id: 'ada' }));

interface Case {
  route: string;
  element: ReactNode;
  at: string;
  as: Parameters<typeof aPerson>[0];
  answers: Parameters<typeof answerApi>[0];
  /** Opens a dialog on the page. */
  open: string;
  dialog: string | RegExp;
}

const cases: Record<string, Case> = {
  'a loot': {
    route: '/loot/:id',
    element: <LootRoute />,
    at: '/loot/cmp_1',
    as: {},
    answers: {
      'GET /campaigns/cmp_1': { json: loot },
      'GET /applications': { json: [] },
      'GET /applications/getnumberofapplications/cmp_1': { json: { count: 3 } },
      'GET /drafts': { json: [] },
    },
    open: 'Apply Now',
    dialog: 'Apply to Iced Tea',
  },
  'a managed loot': {
    route: '/loot-management/:productId',
    element: <ManagedLootRoute />,
    at: '/loot-management/cmp_1',
    as: { uid: 'ada', role: 'business_owner' },
    answers: { 'GET /campaigns/cmp_1': { json: loot } },
    open: 'Edit',
    dialog: 'Edit Loot',
  },
  'a store': {
    route: '/store/:creatorId',
    element: <StoreRoute />,
    at: '/store/cy',
    as: { uid: 'ada', role: 'business_owner' },
    answers: {
      'GET /stores/cy': { json: StoreView.encode(aStore()) },
      'GET /stores/cy/settings': { json: look },
      'GET /stores/cy/follow': { json: { following: false } },
      'GET /reviews/creator/cy': { json: [] },
      'GET /reviews/creator/cy/own': { json: { review: null } },
      'GET /media/user/cy': { json: [] },
    },
    open: 'Be the first to review',
    dialog: /Review|review/,
  },
};

beforeEach(() => sessionStorage.clear());

describe('when what is on the screen cannot be asked for again', () => {
  it.each(Object.entries(cases))('%s stays, and the dialog that is open on it', async (_what, shown) => {
    saveSession('t', aPerson(shown.as));
    answerApi(shown.answers);
    const { client } = renderScreen(
      <Routes>
        <Route path={shown.route} element={shown.element} />
      </Routes>,
      shown.at,
    );
    const heading = await screen.findByRole('heading', { level: 1 });
    await user.click(await screen.findByRole('button', { name: shown.open }));
    const dialog = await screen.findByRole('dialog', { name: shown.dialog });
    const down = { status: 503, json: { message: 'We are down' } };
    answerApi(Object.fromEntries(Object.keys(shown.answers).map((call) => [call, down])));
    await act(() => client.refetchQueries());
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.getByRole('dialog', { name: shown.dialog })).toBe(dialog);
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toBe(heading);
    expect(screen.queryByText('We are down')).toBeNull();
  });
});
