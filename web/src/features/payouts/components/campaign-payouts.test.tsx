import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { CampaignPayouts } from './campaign-payouts.tsx';

const payout = (id: string, change: Record<string, unknown>) => ({
  id,
  application_id: 'cmp_1__u1',
  campaign_id: 'cmp_1',
  campaignTitle: 'Iced Tea',
  creator_id: 'u1',
  creatorName: `Creator of ${id}`,
  treasure_id: 'dlv_1',
  proof_id: null,
  amount: 80,
  currency: 'sgd',
  status: 'paid',
  failure: null,
  counted_views: 5000,
  share_percent: 80,
  created_at: '2026-11-20T00:00:00.000Z',
  updated_at: '2026-11-20T00:00:00.000Z',
  ...change,
});
const failure = { reason: 'transfer_failed', details: 'Insufficient platform balance' };
const list = 'GET /payments/authorizations/business-owner/owner1';

it('retries failed payouts and asks after unresolved ones, of this campaign only', async () => {
  const calls = answerApi({
    [list]: {
      json: [
        payout('po_1', { status: 'failed', failure }),
        payout('po_2', { status: 'unresolved' }),
        payout('po_3', {}),
        payout('po_4', { campaign_id: 'cmp_2' }),
      ],
    },
    'POST /payments/retry-payment/po_1': { json: payout('po_1', {}) },
    'POST /payments/process-payment/po_2': { status: 502, json: { message: 'Stripe does not answer' } },
  });
  renderScreen(<CampaignPayouts campaignId="cmp_1" ownerId="owner1" />);
  expect(await screen.findByText('Insufficient platform balance')).toBeTruthy();
  expect(screen.queryByText('Creator of po_4')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Retry payment' }));
  await waitFor(() => expect(toastTexts().map((text) => text.replaceAll('\u00a0', ' '))).toEqual(['SGD 80.00: Paid']));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Check payment' }).hasAttribute('disabled')).toBe(false),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Check payment' }));
  await waitFor(() => expect(toastTexts()[1]).toBe('Payment Failed: Stripe does not answer'));
  expect(calls.map(({ call }) => call)).toContain('POST /payments/process-payment/po_2');
});
