import { screen } from '@testing-library/react';
import { PaymentProblemView } from '@doubloon/contract/payments/statements/payment-problem.ts';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aPaymentProblemOnTheWire } from '../../testing/wire/payment-problem.ts';
import { UnpaidBadge, UnpaidNotice } from './unpaid-notice.tsx';

function show(reason: string) {
  const problem = PaymentProblemView.decode({ ...aPaymentProblemOnTheWire(), reason, details: 'So it is.' } as never);
  renderScreen(
    <>
      <UnpaidNotice problem={problem} waiting="application" />
      <UnpaidBadge problem={problem} />
    </>,
  );
}

it.each([
  ['payment_held', /^It is not paid yet/, 'Payment held', false],
  ['payment_refused', /^It is not paid,/, 'Payment refused', false],
  ['payment_granted', /^It is paid soon/, 'Payment granted', false],
  ['platform_balance', /^It could not be paid/, 'Payment failed', true],
])('a payment with the reason %s says how it stands, and when it is tried again only where it is', (...row) => {
  const [reason, title, badge, isTried] = row;
  show(reason);
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(badge)).toBeVisible();
  expect(screen.queryByText(/it is tried again by itself/) !== null).toBe(isTried);
});
