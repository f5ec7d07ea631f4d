import { EarningsView } from '@doubloon/contract/payments/earnings.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { someEarningsOnTheWire } from '../../../testing/wire/earnings.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { PaidSoFar } from './paid-so-far.tsx';

const share = { payout_model: 'budget_share' as const, creator_slots: 1, creator_cap: null };
const show = (change: object, terms: Parameters<typeof PaidSoFar>[0]['terms'] = share) => {
  const onShowPayouts = vi.fn();
  const earnings = EarningsView.decode({ ...someEarningsOnTheWire, ...change });
  renderScreen(<PaidSoFar earnings={earnings} terms={terms} onShowPayouts={onShowPayouts} />);
  return onShowPayouts;
};

it('says what was paid, what is on its way and what can still come, each once, and leads to the receipts', async () => {
  const onShowPayouts = show({ paid: 100.5, on_its_way: 15, still_to_come: 40 });
  expect(screen.getByText(/^Paid so far:/).textContent).toBe('Paid so far: SGD\u00a0100.50');
  expect(screen.getByText(/^On its way:/).textContent).toBe('On its way: SGD\u00a015.00');
  expect(screen.getByText(/^Can still come:/).textContent).toBe('Can still come: SGD\u00a025.00');
  await user.click(screen.getByRole('button', { name: 'See payouts and receipts' }));
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
])('says how it comes about: %o', (terms, text) => {
  show({ paid: 0, on_its_way: 0, still_to_come: 0 }, terms);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/^Paid so far:/).textContent).toBe('Paid so far: SGD\u00a00.00');
  expect(screen.queryByText(/^On its way:/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
