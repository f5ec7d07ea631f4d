import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endPushQuestion, usePushQuestion } from '../../shared/push/push-question-state.ts';
import { saveSession } from '../../shared/state/session.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { aPerson } from '../../testing/people.ts';
import { givePushBrowser, takePushBrowser } from '../../testing/push-browser.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aPaidCampaignOnTheWire } from '../../testing/wire/paid-campaign.ts';
import { PaymentSuccessRoute } from '../routes/payment-success.tsx';

const isOffered = () => usePushQuestion.getState().open;

/** Shows the page after a payment to whoever is signed in. */
async function showPaid(loot: ReturnType<typeof aPaidCampaignOnTheWire>): Promise<void> {
  answerApi({ 'GET /payments/campaign-by-payment': { json: loot } });
  renderScreen(<PaymentSuccessRoute />, '/payment-success?session_id=cs_1&payment_gateway=stripe');
  await screen.findAllByText(/Iced Tea/);
}

beforeEach(() => {
  localStorage.clear();
  endPushQuestion();
  givePushBrowser();
});
afterEach(takePushBrowser);

describe('browser notifications', () => {
  it('are offered to an owner whose loot is paid for', async () => {
    saveSession('t', aPerson({ role: 'business_owner', uid: 'owner1' }));
    expect(isOffered()).toBe(false);
    await showPaid(aPaidCampaignOnTheWire());
    expect(isOffered()).toBe(true);
  });

  it('are not offered to anybody else', async () => {
    saveSession('t', aPerson({ role: 'business_owner', uid: 'owner2' }));
    await showPaid(aPaidCampaignOnTheWire());
    expect(isOffered()).toBe(false);
  });

  it('are not offered for a payment that goes back', async () => {
    saveSession('t', aPerson({ role: 'business_owner', uid: 'owner1' }));
    await showPaid(aPaidCampaignOnTheWire({ status: 'completed', close_reason: 'refused' }));
    expect(isOffered()).toBe(false);
  });
});
