import { EarningsView } from '@doubloon/contract/payments/earnings.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { someEarningsOnTheWire } from '../../../testing/wire/earnings.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { ProjectEarnings } from './project-earnings.tsx';

const share = { payout_model: 'budget_share' as const, creator_slots: 1, creator_cap: null };
const show = (
  change: object,
  rest: Partial<Pick<Parameters<typeof ProjectEarnings>[0], 'terms' | 'most' | 'tiers' | 'closed'>> = {},
) => {
  const onShowPayouts = vi.fn();
  const earnings = EarningsView.decode({ ...someEarningsOnTheWire, ...change });
  const props = {
    earnings,
    failed: false,
    onRetry: vi.fn(),
    onShowPayouts,
    terms: share,
    most: null,
    closed: false,
    ...rest,
  };
  renderScreen(<ProjectEarnings {...props} />);
  return onShowPayouts;
};
const text = () =>
  screen.getByRole('region', { name: 'Earnings of this project' }).textContent.replaceAll('\u00a0', ' ');

it('leads with what was paid and what the next tier adds, and tells apart what is on its way and what is an estimate', async () => {
  const onShowPayouts = show({
    paid: 240,
    on_its_way: 15,
    expected_cashout: 270,
    next_step: { views: 10_000, more: 30 },
  });
  expect(screen.getByRole('heading', { name: /^Paid SGD.240\.00$/ })).toBeVisible();
  expect(screen.getByText(/^Next tier: \+SGD.30\.00 at 10,000 counted views$/)).toBeVisible();
  expect(screen.getByText('On its way (reserved)').nextSibling?.textContent).toMatch(/^SGD.15\.00$/);
  expect(screen.getByText('Total views').nextSibling?.textContent).toBe('8,0003,000 accepted and counted');
  const estimate = screen.getByText('Expected cashout (estimate)').nextSibling?.textContent;
  expect(estimate).toMatch(/^SGD.270\.00once all is accepted$/);
  await user.click(screen.getByRole('button', { name: 'See payouts and receipts' }));
  expect(onShowPayouts).toHaveBeenCalledOnce();
});

it('measures what was paid against the most that the project can pay, while it can', () => {
  show({ paid: 332.1 }, { most: 810_00 });
  expect(screen.getByRole('progressbar', { name: /^Paid of the most/ })).toHaveAttribute('aria-valuenow', '41');
  expect(text()).toContain('of SGD 810.00 at most');
});

it('shows the tiers on the way with what each pays, once the terms are known', () => {
  const tiers = [
    { views: 0, cents: 70_00 },
    { views: 10_000, cents: 90_00 },
  ];
  show({ paid: 80 }, { most: 90_00, tiers });
  const stops = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(stops).toEqual(['SGD 70.00Approved', 'SGD 90.0010K views']);
  expect(screen.getByRole('progressbar', { name: /^Paid of the most/ })).toHaveAttribute('aria-valuenow', '89');
  expect(text()).not.toContain('at most');
});

it('measures it against nothing in a loot that is closed', () => {
  show({ paid: 332.1 }, { most: 810_00, closed: true });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('says each amount once', () => {
  show({ paid: 240, on_its_way: 0, still_to_come: 25, expected_cashout: 265, next_step: { views: 10_000, more: 30 } });
  for (const amount of ['240.00', '265.00', '30.00']) expect(text().split(amount)).toHaveLength(2);
});

it('says what a first treasure pays, and has no receipts to show before', () => {
  show({ paid: 0, on_its_way: 0, next_step: { views: 0, more: 70 } });
  expect(screen.getByText(/^First approved treasure: \+SGD.70\.00$/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('calls a step that is no tier by what it takes', () => {
  show({ next_step: { views: 40_000, more: 453.6 } });
  expect(screen.getByText(/^More views: \+SGD.453\.60 at 40,000 counted views$/)).toBeVisible();
});

it.each([
  [{}, true, 'This loot is closed.'],
  [{ limited_by_budget: true }, false, 'The budget of this loot has no more left.'],
  [{ on_its_way: 0, still_to_come: 0 }, false, 'You have earned the most that this loot can pay you.'],
  [{ on_its_way: 15, still_to_come: 0 }, false, 'The rest of the most that this loot can pay you is on its way.'],
  [{ still_to_come: 6.67 }, false, 'Once all is accepted, you have earned the most that this loot can pay you.'],
  [{ paid: 0, on_its_way: 0, still_to_come: 0 }, false, 'Nothing more can be paid now.'],
])('says why nothing comes next: %o, closed %s', (change, closed, said) => {
  show({ ...change, next_step: null }, { closed });
  expect(screen.getByText(said)).toBeVisible();
});

it.each([
  [share, /^Pays the budget × the percent/],
  [{ ...share, creator_slots: 3 }, /^Pays the budget ÷ 3 creators × /],
  [{ ...share, payout_model: 'per_view' as const }, /^Pays counted views ÷ expected reach × budget × [^,]*\.$/],
  [{ ...share, payout_model: 'per_view' as const, creator_cap: 20_000 }, /, at most SGD\s200\.00\.$/],
])('says on demand, in one line, by what the loot pays: %o', (terms, said) => {
  show({}, { terms });
  expect(screen.getByText(said).closest('details')).not.toHaveAttribute('open');
});
