import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPayoutOnTheWire as payout } from '../../../testing/wire/payout.ts';
import { aPayoutReceiptOnTheWire } from '../../../testing/wire/receipt.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { search } from '../../../testing/search.ts';
import { showFilters } from '../../../testing/show-filters.ts';
import { fill, user } from '../../../testing/user.ts';
import { CampaignPayouts } from './campaign-payouts.tsx';

const failure = {
  reason: 'platform_balance',
  details: 'Insufficient platform balance',
  must_act: 'platform',
  mended: false,
  tried_until: null,
};
const list = 'GET /payments/authorizations/business-owner/owner1';

it('retries failed payouts and asks after unresolved ones', async () => {
  const calls = answerApi({
    [list]: {
      json: [
        payout('po_1', { status: 'failed', failure }),
        payout('po_2', { status: 'unresolved' }),
        payout('po_3', {}),
      ],
    },
    'POST /payments/retry-payment/po_1': { json: payout('po_1', {}) },
    'POST /payments/process-payment/po_2': { status: 502, json: { message: 'Stripe does not answer' } },
  });
  renderScreen(<CampaignPayouts isOwner campaignId="cmp_1" ownerId="owner1" />);
  expect(await screen.findByText('The platform has insufficient funds. Please contact support.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /payment$/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Retry payment' }));
  await waitFor(() =>
    expect(toastTexts().map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Payment of SGD 80.00 has been sent to the creator.',
    ]),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Check payment' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Check payment' }));
  await waitFor(() => expect(toastTexts()[1]).toBe('Payment Failed: Stripe does not answer'));
  expect(calls.map(({ call }) => call)).toContain('POST /payments/process-payment/po_2');
});

it('asks no creator for an account that is ready by now', async () => {
  const ofAccount = { ...failure, reason: 'no_account', details: 'The creator has no connected Stripe account' };
  const mended = { ...ofAccount, must_act: 'owner', mended: true };
  answerApi({
    [list]: {
      json: [
        payout('po_1', { status: 'failed', failure: mended }),
        payout('po_2', { status: 'failed', failure: ofAccount }),
      ],
    },
  });
  renderScreen(<CampaignPayouts isOwner campaignId="cmp_1" ownerId="owner1" />);
  const [ready, missing] = await screen.findAllByRole('listitem');
  expect(ready?.textContent).toContain('It is ready now.You can retry it. It is also tried again by itself');
  expect(ready?.textContent).not.toContain('has not connected');
  expect(missing?.textContent).toContain('has not connected their payment account');
});

it('says why a payment is held, and until when', async () => {
  const details = 'Payments wait until 9 December 2026 because the payment account is new.';
  const waits = { ...failure, reason: 'payment_waits', details, tried_until: '2026-12-09T00:00:00.000Z' };
  answerApi({ [list]: { json: [payout('po_1', { status: 'held', failure: waits })] } });
  renderScreen(<CampaignPayouts isOwner campaignId="cmp_1" ownerId="owner1" />);
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain(`${details} Our team has nothing to decide`);
  expect(row.textContent).toContain('Held until Dec 9, 2026.');
});

it('shows an admin receipts, and nothing to settle', async () => {
  answerApi({
    [list]: { json: [payout('po_1', { status: 'failed', failure })] },
    'GET /payments/receipts/po_1': { json: aPayoutReceiptOnTheWire({ status: 'failed' }) },
  });
  renderScreen(<CampaignPayouts isOwner={false} campaignId="cmp_1" ownerId="owner1" />);
  await user.click(await screen.findByRole('button', { name: 'Why this amount? Of the payout to Creator of po_1' }));
  expect(await screen.findByRole('dialog', { name: 'Why this amount?' })).toBeVisible();
  expect(await screen.findByText('Payout po_1')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry payment' })).toBeNull();
});

it('asks for the payouts of this campaign alone, and for those of a status or a creator when one is chosen', async () => {
  answerApi({
    [`${list}?campaignId=cmp_1`]: { json: [payout('po_1', {}), payout('po_2', { status: 'failed', failure })] },
    [`${list}?status=failed`]: { json: [payout('po_2', { status: 'failed', failure })] },
    [`${list}?status=reversed`]: { json: [] },
    [`${list}?search=po_2`]: { json: [payout('po_2', {})] },
  });
  renderScreen(<CampaignPayouts isOwner campaignId="cmp_1" ownerId="owner1" />);
  expect(await screen.findByText('Creator of po_1')).toBeVisible();
  await showFilters();
  await fill(screen.getByLabelText('Show'), 'failed');
  await waitFor(() => expect(screen.queryByText('Creator of po_1')).toBeNull());
  expect(await screen.findByText('Creator of po_2')).toBeVisible();
  await fill(screen.getByLabelText('Show'), 'reversed');
  expect(await screen.findByRole('heading', { name: 'No payouts match' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('Creator of po_1')).toBeVisible();
  await search('po_2');
  await waitFor(() => expect(screen.queryByText('Creator of po_1')).toBeNull());
  expect(await screen.findByText('Creator of po_2')).toBeVisible();
});
