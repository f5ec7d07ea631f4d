import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCampaign } from '../../../../testing/a-campaign.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { LootGlance, LootPaceCard } from './loot-glance.tsx';

const figure = (name: string) =>
  screen.getByText(name).parentElement?.querySelector('dd')?.textContent.replaceAll('\u00a0', ' ');

it('says in one line what is paid, reserved and left, each by itself, and what it has brought', () => {
  const money = { budget: 50_000, remaining_budget: 30_000, paidOut: 15_000, views: 6000, expected_reach: 10_000 };
  const work = { pending_applications: 2, pending_treasures: 1, pending_proofs: 0 };
  renderScreen(<LootGlance campaign={aCampaign({ ...money, ...work })} refund={undefined} />);
  expect(figure('Paid Out')).toBe('SGD 150.00 of SGD 500.00');
  expect(figure('Reserved')).toBe('SGD 50.00');
  expect(figure('Remaining Budget')).toBe('SGD 300.00');
  expect(figure('Counted views')).toBe('6,000');
  expect(screen.getByRole('progressbar', { name: 'Budget used' })).toHaveAttribute('aria-valuenow', '40');
});

it('speaks of nothing reserved where nothing is, and of no pace where the loot is over', () => {
  renderScreen(<LootGlance campaign={aCampaign({ status: 'completed' })} refund={undefined} />);
  expect(figure('Remaining Budget')).toMatch(/^SGD/);
  expect(screen.queryByText('Reserved')).toBeNull();
  expect(screen.queryByText('Pace')).toBeNull();
});

it('says in one word whether the loot keeps pace', () => {
  const doing = { startDate: '2020-01-01', endDate: '2020-01-10', budget: 50_000, paidOut: 10_000, views: 4000 };
  renderScreen(<LootGlance campaign={aCampaign({ ...doing, expected_reach: 10_000 })} refund={undefined} />);
  expect(figure('Pace')).toBe('Behind pace');
});

it('says among the figures how the pace comes about, and what the views cost', () => {
  const doing = {
    startDate: '2020-01-01',
    endDate: '2020-01-10',
    views: 4000,
    budget: 50_000,
    remaining_budget: 30_000,
  };
  renderScreen(<LootPaceCard campaign={aCampaign({ ...doing, paidOut: 10_000, expected_reach: 10_000 })} />);
  const text = screen.getByRole('region', { name: 'Pace' }).textContent.replaceAll('\u00a0', ' ');
  expect(text).toContain('Behind pace40% of the expected views in 100% of the time');
  expect(text).toContain('Budget used: 40%');
  expect(text).toContain('4,000 counted views SGD 25.00 per 1,000, plan SGD 50.00');
});
