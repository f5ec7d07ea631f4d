import { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCampaign } from '../../../../testing/a-campaign.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { user } from '../../../../testing/user.ts';
import { aRefundOnTheWire } from '../../../../testing/wire/refund.ts';
import { PART_COLORS } from './budget-bar.tsx';
import { BudgetSummary } from './budget-summary.tsx';

const money = { budget: 50_000, remaining_budget: 31_250, paidOut: 18_750 };
const open = aCampaign(money);
const closed = aCampaign({ ...money, status: 'completed', closed_at: new Date('2026-11-20') });
const refundThatIs = (status: RefundView['status']) =>
  RefundView.parse(aRefundOnTheWire({ status, budget_part: 312.5, fee_part: 15.63 }));

it('says of an open loot when money is reserved, to those who ask', async () => {
  renderScreen(<BudgetSummary campaign={open} refund={undefined} />);
  await user.click(screen.getByText('How this is counted'));
  expect(screen.getByText(/Money is reserved when a treasure is approved/)).toBeVisible();
});

it('says where the views that count come from', async () => {
  renderScreen(<BudgetSummary campaign={open} refund={undefined} />);
  await user.click(screen.getByText('How this is counted'));
  expect(screen.getByText('Read from the platforms, or accepted by the owner.')).toBeVisible();
});

it.each([
  ['requested', /what is left is not spent any more. Its refund: In review\.$/],
  ['refused', /what is left is not spent any more. Its refund: Refused\.$/],
  ['refunding', /the refund of what is left is pending\.$/],
  ['refunded', /was sent back\.$/],
  ['none', /^Nothing is left/],
] as const)('says of a closed loot what became of the rest while its refund is %s', (status, words) => {
  renderScreen(<BudgetSummary campaign={closed} refund={refundThatIs(status)} />);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText(/Money is reserved/)).toBeNull();
});

it('says of a loot whose payment a bank has taken back that the rest went back', () => {
  const refund = RefundView.parse(aRefundOnTheWire({ status: 'none', given_back: 312.5, fee_left: 0 }));
  renderScreen(<BudgetSummary campaign={closed} refund={refund} />);
  expect(screen.getByText(/^Nothing is left: what was not paid out went back/)).toBeVisible();
});

it('promises no refund before it is known', () => {
  renderScreen(<BudgetSummary campaign={closed} refund={undefined} />);
  expect(screen.getByText('The loot is closed: what is left is not spent any more.')).toBeVisible();
});

it.each([
  [{ status: 'requested' }, /Each payment for it has a refund of its own\.$/],
  [{ status: 'refunded' }, /was sent back\.$/],
  [{ status: 'none' }, /was sent back\.$/],
  [{ status: 'requested', goes_back: 'late' }, /was sent back\.$/],
])('says of several payments what became of the rest of all (%#)', (added, words) => {
  const parts = { status: 'refunded', budget_part: 312.5, of_added_budget: [aRefundOnTheWire(added)] };
  renderScreen(<BudgetSummary campaign={closed} refund={RefundView.parse(aRefundOnTheWire(parts))} />);
  expect(screen.getByText(words)).toBeVisible();
});

it('shows in gold what was paid, and nothing else', () => {
  const golden = Object.entries(PART_COLORS).filter(([, color]) => /gold|accent/.test(color));
  expect(golden.map(([part]) => part)).toEqual(['paid']);
});
