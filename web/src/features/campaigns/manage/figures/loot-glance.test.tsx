import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCampaign } from '../../../../testing/a-campaign.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { LootGlance } from './loot-glance.tsx';

const figure = (name: string) =>
  screen.getByText(name).parentElement?.querySelector('dd')?.textContent.replaceAll('\u00a0', ' ');

it('says what is paid, reserved and left, each by itself, what the views cost, and how much waits', () => {
  const money = { budget: 50_000, remaining_budget: 30_000, paidOut: 15_000, views: 6000, expected_reach: 10_000 };
  const work = { pending_applications: 2, pending_treasures: 1, pending_proofs: 0 };
  renderScreen(<LootGlance campaign={aCampaign({ ...money, ...work })} refund={undefined} whole />);
  expect(figure('Paid Out')).toBe('SGD 150.00 of SGD 500.00');
  expect(figure('Remaining Budget')).toBe('SGD 300.00 and SGD 50.00 reserved');
  expect(figure('Counted views')).toBe('6,000 SGD 25.00 per 1,000, plan SGD 50.00');
  expect(figure('Waiting for you')).toBe('3 2 applications, 1 treasure');
  expect(screen.getByRole('progressbar', { name: 'Budget used' })).toHaveAttribute('aria-valuenow', '40');
  expect(screen.getByText('Budget used: 40%')).toBeVisible();
});

it('counts payments that failed with what waits', () => {
  renderScreen(<LootGlance campaign={aCampaign({ stuck_payouts: 1 })} refund={undefined} whole />);
  expect(figure('Waiting for you')).toBe('1 1 payment');
});

it('says that nothing waits and nothing is reserved', () => {
  renderScreen(<LootGlance campaign={aCampaign({ status: 'completed' })} refund={undefined} whole />);
  expect(figure('Remaining Budget')).toMatch(/Nothing is reserved$/);
  expect(figure('Waiting for you')).toBe('0 All is decided');
  expect(screen.queryByText(/of the time$/)).toBeNull();
});
