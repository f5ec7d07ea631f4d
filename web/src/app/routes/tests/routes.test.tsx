import { StoreView } from '@doubloon/contract/stores/store.ts';
import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { aStore } from '../../../testing/a-store.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { ApprovedProjectRoute } from '../creator/approved-project.tsx';
import { LootRoute } from '../loot.tsx';
import { ManagedLootRoute } from '../managed-loot.tsx';
import { PaymentSuccessRoute } from '../payment-success.tsx';
import { StoreRoute } from '../store.tsx';

function Here() {
  return <p>at {useLocation().pathname}</p>;
}

const routes = (
  <Routes>
    <Route path="/payment-success" element={<PaymentSuccessRoute />} />
    <Route path="/store/:creatorId" element={<StoreRoute />} />
    <Route path="/loot/:id" element={<LootRoute />} />
    <Route path="/loot-management/:productId" element={<ManagedLootRoute />} />
    <Route path="/my-approved-projects/:projectId" element={<ApprovedProjectRoute />} />
    <Route path="*" element={<Here />} />
  </Routes>
);
const gone = { status: 404, json: { message: 'Not found', code: 'not_found', requestId: 'req_1' } };

describe('/payment-success', () => {
  it('says that the reference is missing', () => {
    renderScreen(routes, '/payment-success');
    expect(screen.getByText('Missing payment reference. Please check your link.')).toBeVisible();
  });

  it('says that there is no campaign for the reference', async () => {
    answerApi({ 'GET /payments/campaign-by-payment': gone });
    renderScreen(routes, '/payment-success?session_id=cs_1&payment_gateway=stripe');
    expect(await screen.findByText('We could not find your campaign for this payment reference.')).toBeVisible();
  });
});

describe('addresses with an id that nothing can have', () => {
  it.each([
    ['/loot/a.b', 'Loot Not Found', undefined],
    ['/loot/a%2Fb', 'Loot Not Found', undefined],
    ['/store/a b', 'Creator Not Found', undefined],
    ['/store/a.', 'Creator Not Found', undefined],
    ['/loot-management/a b', 'at /loot-management', 'Loot not found'],
    ['/my-approved-projects/__x__', 'at /my-approved-projects', 'Project not found'],
  ])('are those of things that are not there: %s', async (address, shown, toast) => {
    answerApi({});
    saveSession('t', aPerson({ role: address.startsWith('/loot-m') ? 'business_owner' : 'content_creator' }));
    renderScreen(routes, address);
    expect(await screen.findByText(shown)).toBeVisible();
    expect(toastTexts()).toEqual(toast ? [toast] : []);
  });

  it('find a store by the username of its creator', async () => {
    const store = { json: StoreView.encode(aStore({ id: 'cy', name: 'Lina Tan' })) };
    answerApi({ 'GET /stores/lina.tan': store, 'GET /stores/cy': store });
    renderScreen(routes, '/store/lina.tan');
    expect(await screen.findByRole('heading', { level: 1, name: 'Lina Tan' })).toBeVisible();
  });
});

describe('things that are not there', () => {
  beforeEach(() => answerApi({}));

  it('show Loot Not Found with the way back', async () => {
    renderScreen(routes, '/loot/cmp_9');
    expect(await screen.findByRole('heading', { name: 'Loot Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Marketplace' })).toHaveAttribute('href', '/marketplace');
  });

  it('send an owner back to the list, with a toast', async () => {
    saveSession('t', aPerson({ role: 'business_owner' }));
    renderScreen(routes, '/loot-management/cmp_9');
    expect(await screen.findByText('at /loot-management')).toBeVisible();
    expect(toastTexts()).toEqual(['Loot not found']);
  });

  it('send a creator back to their projects, with a toast', async () => {
    saveSession('t', aPerson());
    renderScreen(routes, '/my-approved-projects/cmp_9__u1');
    expect(await screen.findByText('at /my-approved-projects')).toBeVisible();
    expect(toastTexts()).toEqual(['Project not found']);
  });
});
