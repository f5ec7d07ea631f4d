import { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { aPayoutOnTheWire } from '../../../testing/wire/payout.ts';
import { aRefundOnTheWire } from '../../../testing/wire/refund.ts';
import { BudgetBurnDown, BurnDownRange, burnDown } from './budget-burn-down.tsx';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const facts = { budgetCents: 100_000, leftCents: 60_000, additions: [], startedAt: day(1), now: day(20) };
describe('how a budget went down', () => {
  it('begins in full, steps down with every payment that was made, and ends with what is left', () => {
    const payouts = [
      { status: 'paid', amount: 10_000, taken_back: 0, created_at: day(15) },
      { status: 'failed', amount: 5000, taken_back: 0, created_at: day(12) },
      { status: 'paid', amount: 30_000, taken_back: 0, created_at: day(10) },
    ] as const;
    expect(burnDown({ ...facts, payouts })).toEqual([
      { at: day(1), leftCents: 100_000 },
      { at: day(10), leftCents: 70_000 },
      { at: day(15), leftCents: 60_000 },
      { at: day(20), leftCents: 60_000 },
    ]);
  });

  it('ends at what is left when the payments do not explain all of it', () => {
    const payouts = [{ status: 'paid', amount: 10_000, taken_back: 0, created_at: day(15) }] as const;
    expect(burnDown({ ...facts, payouts }).map(({ leftCents }) => leftCents)).toEqual([100_000, 60_000, 60_000]);
  });

  it('steps down by what was kept of a payment', () => {
    const payouts = [{ status: 'paid', amount: 50_000, taken_back: 10_000, created_at: day(15) }] as const;
    expect(burnDown({ ...facts, payouts }).map(({ leftCents }) => leftCents)).toEqual([100_000, 60_000, 60_000]);
    const apart = [...payouts, { status: 'paid', amount: 5000, taken_back: 0, created_at: day(10) }] as const;
    expect(burnDown({ ...facts, leftCents: 55_000, payouts: apart }).map(({ leftCents }) => leftCents)).toEqual([
      100_000, 95_000, 55_000, 55_000,
    ]);
  });

  it('begins with what there was at first, and steps up when budget was added', () => {
    const payouts = [
      { status: 'paid', amount: 10_000, taken_back: 0, created_at: day(15) },
      { status: 'paid', amount: 30_000, taken_back: 0, created_at: day(10) },
    ] as const;
    const additions = [
      { at: day(12), cents: 20_000 },
      { at: day(5), cents: 40_000 },
    ];
    expect(burnDown({ ...facts, additions, payouts })).toEqual([
      { at: day(1), leftCents: 40_000 },
      { at: day(5), leftCents: 80_000 },
      { at: day(10), leftCents: 50_000 },
      { at: day(12), leftCents: 70_000 },
      { at: day(15), leftCents: 60_000 },
      { at: day(20), leftCents: 60_000 },
    ]);
  });

  it('is never below nothing when the payments do not explain all of it', () => {
    const payouts = [{ status: 'paid', amount: 10_000, taken_back: 0, created_at: day(15) }] as const;
    const additions = [{ at: day(5), cents: 90_000 }];
    expect(burnDown({ ...facts, leftCents: 5000, additions, payouts }).map(({ leftCents }) => leftCents)).toEqual([
      10_000, 15_000, 5000, 5000,
    ]);
  });

  it('has nothing to show before the first payment', () => {
    expect(burnDown({ ...facts, payouts: [] })).toEqual([]);
  });
});

it('says that the payouts could not be loaded, and shows the budget once they are', async () => {
  const campaign = aCampaign({});
  const list = `GET /payments/authorizations/business-owner/${campaign.owner_id}`;
  const answers: Parameters<typeof answerApi>[0] = { [list]: { status: 500, json: { message: 'Away' } } };
  answerApi(answers);
  renderScreen(<BudgetBurnDown campaign={campaign} refund={undefined} />);
  expect(await screen.findByText('Failed to load payouts')).toBeVisible();
  answers[list] = { json: [] };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Once the first creator is paid/)).toBeVisible();
});

describe('the line of a loot with added budget', () => {
  const campaign = aCampaign({ budget: 30_000, paidOut: 8000, created_at: day(1) });
  const added = [
    { paid: 105, paid_budget: 100, paid_at: day(5).toISOString() },
    { paid: 525, paid_budget: 500, paid_at: day(6).toISOString(), goes_back: 'late' },
  ].map((part) => aRefundOnTheWire(part));
  const refund = RefundView.parse(aRefundOnTheWire({ of_added_budget: added }));
  const pay = () =>
    answerApi({
      [`GET /payments/authorizations/business-owner/${campaign.owner_id}`]: { json: [aPayoutOnTheWire('pay_1')] },
    });

  it('begins with the first payment, and leaves out one that goes back', async () => {
    pay();
    renderScreen(<BudgetBurnDown campaign={campaign} refund={refund} />);
    const rows = within(await screen.findByRole('table', { name: 'Remaining budget over time' })).getAllByRole('row');
    const figures = rows.map(({ textContent }) => /SGD.([\d.,]+)/.exec(textContent)?.[1]).filter(Boolean);
    expect(figures).toEqual(['200.00', '300.00', '220.00', '220.00']);
  });

  it('is not drawn while nobody knows when the budget grew', async () => {
    pay();
    const { client } = renderScreen(<BudgetBurnDown campaign={campaign} refund={undefined} />);
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByText('Remaining budget over time')).toBeNull();
  });
});

it('ends with a payment that was decided after the loot was closed', async () => {
  const campaign = aCampaign({ budget: 30_000, paidOut: 16_000, created_at: day(1), closed_at: day(10) });
  answerApi({
    [`GET /payments/authorizations/business-owner/${campaign.owner_id}`]: {
      json: [
        aPayoutOnTheWire('pay_2', { created_at: day(14).toISOString() }),
        aPayoutOnTheWire('pay_1', { created_at: day(5).toISOString(), updated_at: day(20).toISOString() }),
      ],
    },
  });
  renderScreen(<BudgetBurnDown campaign={campaign} refund={RefundView.parse(aRefundOnTheWire({}))} />);
  const rows = within(await screen.findByRole('table', { name: 'Remaining budget over time' })).getAllByRole('row');
  const days = rows.map(({ textContent }) => /Nov (\d+)/.exec(textContent)?.[1]).filter(Boolean);
  expect(days).toEqual(['1', '5', '14']);
});

it('shows the last days alone when they are chosen, with the views beside the budget', async () => {
  const now = Date.now();
  const ago = (days: number) => new Date(now - days * 86_400_000);
  const campaign = aCampaign({ budget: 30_000, paidOut: 16_000, views: 6000, created_at: ago(60) });
  const paid = (id: string, days: number, change: object) =>
    aPayoutOnTheWire(id, { created_at: ago(days).toISOString(), ...change });
  answerApi({
    [`GET /payments/authorizations/business-owner/${campaign.owner_id}`]: {
      json: [
        paid('pay_2', 2, { counted_before: 4000, counted_views: 6000 }),
        paid('pay_1', 20, { counted_before: 0, counted_views: 4000 }),
      ],
    },
  });
  renderScreen(
    <>
      <BurnDownRange campaign={campaign} />
      <BudgetBurnDown campaign={campaign} refund={RefundView.parse(aRefundOnTheWire({}))} />
    </>,
  );
  const valuesOf = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(await screen.findByRole('radio', { name: 'All' })).toBeChecked();
  expect(valuesOf('Views paid for over time')).toEqual(['0', '4,000', '6,000', '6,000']);
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  expect(valuesOf('Views paid for over time')).toEqual(['4,000', '6,000', '6,000']);
  expect(valuesOf('Remaining budget over time')).toEqual(['SGD 220.00', 'SGD 140.00', 'SGD 140.00']);
  const said = () => document.body.textContent.replaceAll('\u00a0', ' ');
  expect(said()).toContain('SGD 80.00 paid out in these 7 days · Nothing in the 7 days before');
  await user.click(screen.getByRole('radio', { name: '30 days' }));
  expect(said()).toContain('6,000 views in these 30 days · Nothing in the 30 days before');
});
