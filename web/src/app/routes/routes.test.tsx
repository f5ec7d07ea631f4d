import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../shared/state/session.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { aPerson } from '../../testing/people.ts';
import { renderScreen, toastTexts } from '../../testing/render-screen.tsx';
import { ApprovedProjectRoute } from './approved-project.tsx';
import { LootRoute } from './loot.tsx';
import { ManagedLootRoute } from './managed-loot.tsx';
import { PaymentSuccessRoute } from './payment-success.tsx';

function Here() {
  return <p>at {useLocation().pathname}</p>;
}

const routes = (
  <Routes>
    <Route path="/payment-success" element={<PaymentSuccessRoute />} />
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

describe('things that are not there', () => {
  beforeEach(() => answerApi({}));

  it('show Loot Not Found with the way back', async () => {
    renderScreen(routes, '/loot/cmp_9');
    expect(await screen.findByRole('heading', { name: 'Loot Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Marketplace' }).getAttribute('href')).toBe('/marketplace');
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
