import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aPayoutAccountOnTheWire } from '../../../testing/wire/payout-account.ts';
import { aPayoutOnTheWire } from '../../../testing/wire/payout.ts';
import { user } from '../../../testing/user.ts';
import { PayoutsRoute } from '../creator/payouts.tsx';

const LIST = 'GET /payments/authorizations/creator/u1';
const WAITING = `${LIST}?status=held%2Cunresolved%2Cfailed`;
const aFlow = (change: object) => ({
  ...{ totalPaidIn: 0, totalPaidOut: 0, pendingPayouts: 0, available: 0, refunded: 0, disputed: 0 },
  ...{ platformRevenue: 0, paymentFlowPercentage: 0, recentPayments: [], recentPayouts: [] },
  ...change,
});
const answers = (flow: object, waiting: object[], account: Record<string, unknown> = {}) =>
  answerApi({
    'GET /dashboard/payment-flow/u1': { json: aFlow(flow) },
    'GET /payments/stripe-connect/account/u1': { json: aPayoutAccountOnTheWire(account) },
    [LIST]: { json: [aPayoutOnTheWire('po_1')] },
    [WAITING]: { json: waiting },
  });
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

beforeEach(() => saveSession('t', aPerson()));

it('leads with what was paid and what is at which station before, then the account, receipts and statements', async () => {
  answers({ totalPaidOut: 240, pendingPayouts: 120 }, [aPayoutOnTheWire('po_2', { status: 'held', amount: 40 })]);
  renderScreen(<PayoutsRoute />);
  const money = within(await screen.findByRole('region', { name: 'Where your money is' }));
  const amountAt = (station: string) => money.getByText(station).nextSibling?.textContent;
  await waitFor(() => expect(amountAt('Set aside')).toMatch(/^SGD.40\.00$/));
  expect(amountAt('On its way')).toMatch(/^SGD.80\.00$/);
  expect(await screen.findByRole('button', { name: 'Receipt of the payout for Iced Tea' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Payouts in \d{4} as CSV$/ })).toBeVisible();
  await screen.findByText('Connected');
  expect(headings()).toEqual(['Paid SGD 240.00', 'Payment Account', 'What waits', 'Payouts']);
  expect(screen.getByRole('link', { name: 'Account settings' })).toHaveAttribute('href', '/profile/payment-account');
});

it('says of what waits until when it is held and why, and puts a missing account before it', async () => {
  const failure = {
    reason: 'payment_held',
    details: 'Our team looks at this payment first.',
    must_act: 'platform',
    mended: false,
  };
  const held = { status: 'held', failure: { ...failure, tried_until: '2026-12-09T00:00:00.000Z' } };
  answers({ pendingPayouts: 80 }, [aPayoutOnTheWire('po_2', held)], { connected: false, status: null });
  renderScreen(<PayoutsRoute />);
  expect(await screen.findByRole('button', { name: 'Connect Stripe' })).toBeVisible();
  const waits = within(await screen.findByRole('region', { name: 'What waits' }));
  expect(waits.getByText('Our team looks at this payment first.')).toBeVisible();
  expect(waits.getByText(/^Held until/).textContent).toBe('Held until Dec 9, 2026, unless it is decided before.');
  expect(headings()).toEqual(['Paid SGD 0.00', 'Payment Account', 'What waits', 'Payouts']);
});

it('says that what waits could not be loaded, and shows it once it is', async () => {
  const later: Parameters<typeof answerApi>[0] = {
    'GET /dashboard/payment-flow/u1': { json: aFlow({ pendingPayouts: 80 }) },
    'GET /payments/stripe-connect/account/u1': { json: aPayoutAccountOnTheWire() },
    [LIST]: { json: [aPayoutOnTheWire('po_1')] },
    [WAITING]: { status: 503, json: { message: 'The hold is locked' } },
  };
  answerApi(later);
  renderScreen(<PayoutsRoute />);
  const problem = within(await screen.findByRole('alert'));
  expect(problem.getByText('Failed to load what waits')).toBeVisible();
  later[WAITING] = { json: [aPayoutOnTheWire('po_2', { status: 'held' })] };
  await user.click(problem.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'What waits' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
