import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPayoutOnTheWire } from '../../../testing/payout-on-the-wire.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PaidSoFar } from './paid-so-far.tsx';

const share = { payout_model: 'budget_share' as const, creator_slots: 1, creator_cap: null };
const show = (payouts: unknown[], terms: Parameters<typeof PaidSoFar>[0]['terms'] = share) => {
  answerApi({ 'GET /payments/authorizations/creator/u1?campaignId=cmp_1': { json: payouts } });
  const onShowPayouts = vi.fn();
  renderScreen(<PaidSoFar creatorId="u1" campaignId="cmp_1" terms={terms} onShowPayouts={onShowPayouts} />);
  return onShowPayouts;
};

it('says what was paid and what is still to arrive, failed payouts included, and leads to the receipts', async () => {
  const onShowPayouts = show([
    aPayoutOnTheWire('po_1', { amount: 80 }),
    aPayoutOnTheWire('po_2', { amount: 20.5 }),
    aPayoutOnTheWire('po_3', { amount: 10, status: 'sending' }),
    aPayoutOnTheWire('po_4', { amount: 5, status: 'failed' }),
    aPayoutOnTheWire('po_5', { amount: 100, status: 'reversed' }),
    aPayoutOnTheWire('po_6', { amount: 100, status: 'lapsed' }),
  ]);
  expect((await screen.findByText(/^Paid so far:/)).textContent).toBe('Paid so far: SGD\u00a0100.50');
  expect(screen.getByText(/^Still to arrive:/).textContent).toBe('Still to arrive: SGD\u00a015.00');
  fireEvent.click(screen.getByRole('button', { name: 'See payouts and receipts' }));
  expect(onShowPayouts).toHaveBeenCalledOnce();
});

it.each([
  [share, /^What you are paid is the budget × /],
  [{ ...share, creator_slots: 3 }, /^What you are paid is the budget ÷ 3 creators × /],
  [
    { ...share, payout_model: 'per_view' as const },
    /^What you are paid is counted views ÷ expected reach × budget × [^;]*; n/,
  ],
  [{ ...share, payout_model: 'per_view' as const, creator_cap: 20_000 }, /, at most SGD\s200.00; never more/],
])('says how it comes about: %o', async (terms, text) => {
  show([], terms);
  expect(screen.getByText(text)).toBeVisible();
  expect((await screen.findByText(/^Paid so far:/)).textContent).toBe('Paid so far: SGD\u00a00.00');
  expect(screen.queryByRole('button')).toBeNull();
});
