import { EarningsView } from '@doubloon/contract/payments/earnings.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { someEarningsOnTheWire } from '../../../testing/wire/earnings.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ProjectFigures } from './project-figures.tsx';

const show = (change: object) =>
  renderScreen(<ProjectFigures earnings={EarningsView.decode({ ...someEarningsOnTheWire, ...change })} />);
const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

it('shows all views, how many of them count, and what is expected for what waits', () => {
  show({ total_views: 12_500, counted_views: 3000, expected_counted_views: 7500, expected_cashout: 960 });
  expect(figures()).toEqual([
    '12,500',
    expect.stringMatching(
      /shown in an accepted proof, or else reported by you\. Rejected treasures are left out\. 3,000 views are accepted and count\.$/,
    ),
    'SGD\u00a0960.00',
    'What the loot pays you in all for 7,500 counted views, once all that you have delivered is accepted.',
  ]);
});

it('says that the budget has no more', () => {
  show({ limited_by_budget: true, expected_counted_views: 7500 });
  expect(screen.getByText(/would pay more for 7,500 counted views, but the budget has no more left/)).toBeVisible();
});

it('expects nothing on top of what is paid while nothing waits', () => {
  show({ still_to_come: 0, on_its_way: 0 });
  expect(screen.getByText(/Nothing that you have delivered waits to be paid/)).toBeVisible();
});
