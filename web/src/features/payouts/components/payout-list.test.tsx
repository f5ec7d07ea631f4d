import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPayoutOnTheWire } from '../../../testing/payout-on-the-wire.ts';
import { aPayoutReceiptOnTheWire } from '../../../testing/receipt-on-the-wire.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PayoutList } from './payout-list.tsx';

it('tells a creator who must act on a payout that failed, and shows the receipt of each', async () => {
  const failure = {
    reason: 'platform_balance',
    details: 'Insufficient platform balance',
    must_act: 'platform',
    tried_until: null,
  };
  answerApi({
    'GET /payments/authorizations/creator/u1': {
      json: [
        aPayoutOnTheWire('po_1', { status: 'failed', failure }),
        aPayoutOnTheWire('po_2', { campaignTitle: 'Hot Tea' }),
      ],
    },
    'GET /payments/receipts/po_2': { json: aPayoutReceiptOnTheWire({ payout_id: 'po_2' }) },
  });
  renderScreen(<PayoutList creatorId="u1" />);
  expect(await screen.findByText('Payment Failed: Insufficient platform balance')).toBeVisible();
  expect(screen.getByText('Our team has to act. You need to do nothing.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry payment' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Receipt of the payout for Hot Tea' }));
  expect(await screen.findByText('Receipt po_2')).toBeVisible();
});

it.each([
  ['paid', 'Receipt of the payout for Iced Tea', 'Payment receipt', 'Receipt po_1'],
  ['reversed', 'Receipt of the payout for Iced Tea', 'Payment receipt', 'Receipt po_1'],
  ['failed', 'Why this amount? Of the payout for Iced Tea', 'Why this amount?', 'Payout po_1'],
  ['sending', 'Why this amount? Of the payout for Iced Tea', 'Why this amount?', 'Payout po_1'],
  ['lapsed', 'Why this amount? Of the payout for Iced Tea', 'Why this amount?', 'Payout po_1'],
])(
  'has a receipt of what was paid alone, and explains the amount of a %s payout',
  async (status, opens, name, last) => {
    answerApi({
      'GET /payments/authorizations/creator/u1': { json: [aPayoutOnTheWire('po_1', { status })] },
      'GET /payments/receipts/po_1': { json: aPayoutReceiptOnTheWire({ payout_id: 'po_1', status }) },
    });
    renderScreen(<PayoutList creatorId="u1" />);
    fireEvent.click(await screen.findByRole('button', { name: opens }));
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
    expect(await screen.findByText(last)).toBeVisible();
  },
);

it('says what each payout of one loot was for', async () => {
  answerApi({
    'GET /payments/authorizations/creator/u1?campaignId=cmp_1': {
      json: [
        aPayoutOnTheWire('po_3', { proof_id: 'prf_1' }),
        aPayoutOnTheWire('po_2'),
        aPayoutOnTheWire('po_1', { treasure_id: null }),
      ],
    },
  });
  renderScreen(<PayoutList creatorId="u1" campaignId="cmp_1" />);
  const rows = await screen.findAllByRole('listitem');
  const purposes = ['More views by a proof', 'A treasure', 'The whole project'];
  purposes.forEach((purpose, index) => expect(rows[index]?.textContent).toContain(purpose));
});

it('offers to try again when the payouts cannot be loaded', async () => {
  answerApi({ 'GET /payments/authorizations/creator/u1': { status: 503, json: {} } });
  renderScreen(<PayoutList creatorId="u1" />);
  expect(await screen.findByText('Failed to load payouts')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
