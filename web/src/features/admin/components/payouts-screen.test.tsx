import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { aPayoutOnTheWire } from '../../../testing/wire/payout.ts';
import { PayoutsScreen } from './payouts-screen.tsx';

it('takes back a payment of the loot that the address names, with a reason, and no other', async () => {
  const paid = aPayoutOnTheWire('po_1', { amount: 60, taken_back: 10 });
  const calls = answerApi({
    'GET /admin/payouts?campaign_id=cmp_1': {
      json: [paid, aPayoutOnTheWire('po_2', { status: 'reversed' }), aPayoutOnTheWire('po_3', { status: 'sending' })],
    },
    'POST /admin/payouts/po_1/reversal': { json: { ...paid, status: 'reversed', taken_back: 60 } },
  });
  renderScreen(<PayoutsScreen />, '/admin/payouts?loot=cmp_1');
  const table = within(await screen.findByRole('table', { name: 'Payouts of the loot' }));
  expect(table.getByText('SGD 10.00 taken back')).toBeVisible();
  expect(table.getAllByRole('button', { name: 'Take back' })).toHaveLength(1);
  await user.click(table.getByRole('button', { name: 'Take back' }));
  await fill(await screen.findByLabelText('Reason'), 'Paid with a stolen card');
  await user.click(screen.getByRole('button', { name: /^Take back SGD\s50\.00$/ }));
  await waitFor(() => expect(toastTexts()[0]).toMatch(/SGD\s50\.00 was taken back/));
  expect(calls).toContainEqual({
    call: 'POST /admin/payouts/po_1/reversal',
    body: { reason: 'Paid with a stolen card' },
  });
});

it('says how much of a payment did not come back', async () => {
  const paid = aPayoutOnTheWire('po_1', { amount: 60, taken_back: 10 });
  answerApi({
    'GET /admin/payouts?campaign_id=cmp_1': { json: [paid] },
    'POST /admin/payouts/po_1/reversal': { json: { ...paid, taken_back: 40 } },
  });
  renderScreen(<PayoutsScreen />, '/admin/payouts?loot=cmp_1');
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  await fill(await screen.findByLabelText('Reason'), 'Paid with a stolen card');
  await user.click(screen.getByRole('button', { name: /^Take back SGD/ }));
  await waitFor(() =>
    expect(toastTexts()[0]).toMatch(/SGD\s30\.00 was taken back from .*; SGD\s20\.00 was not, because/),
  );
});

it('says why nothing of a payment came back', async () => {
  const message = 'The creator’s Stripe balance is empty';
  answerApi({
    'GET /admin/payouts?campaign_id=cmp_1': { json: [aPayoutOnTheWire('po_1', { amount: 60 })] },
    'POST /admin/payouts/po_1/reversal': { status: 409, json: { code: 'illegal_state', message } },
  });
  renderScreen(<PayoutsScreen />, '/admin/payouts?loot=cmp_1');
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  await fill(await screen.findByLabelText('Reason'), 'Paid with a stolen card');
  await user.click(screen.getByRole('button', { name: /^Take back SGD/ }));
  await waitFor(() => expect(toastTexts()[0]).toContain(message));
});

it('takes nothing back among those that need attention', async () => {
  answerApi({ 'GET /admin/payouts': { json: [aPayoutOnTheWire('po_1', { status: 'failed', failure: null })] } });
  renderScreen(<PayoutsScreen />, '/admin/payouts');
  await screen.findByRole('table', { name: 'Payouts needing attention' });
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
});
