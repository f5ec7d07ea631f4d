import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ManagementTable } from './managed-loots.tsx';

const closed = { status: 'completed', closed_at: new Date('2026-11-20') } as const;
const hint = 'Not spent. The loot shows its refund.';

it('says of what a closed loot has left that it is not there to be spent', () => {
  renderScreen(<ManagementTable campaigns={[aCampaign({ ...closed, remaining_budget: 31_250 })]} />);
  expect(screen.getByText(hint)).toBeVisible();
});

it.each([
  ['is open', {}],
  ['has nothing left', { ...closed, remaining_budget: 0 }],
])('says nothing of a loot that %s', (_, change) => {
  renderScreen(<ManagementTable campaigns={[aCampaign(change)]} />);
  expect(screen.queryByText(hint)).toBeNull();
});

it('shows what of a budget is paid and what is reserved, each in its part of the bar and in words', () => {
  const campaign = aCampaign({ title: 'Iced Tea', budget: 50_000, remaining_budget: 30_000, paidOut: 15_000 });
  renderScreen(<ManagementTable campaigns={[campaign]} />);
  const bar = screen.getByRole('progressbar', { name: 'Budget used of Iced Tea' });
  expect(bar).toHaveAttribute('aria-valuenow', '40');
  const widthOf = (part: string) => bar.querySelector<HTMLElement>(`[data-part=${part}]`)?.style.width;
  expect([widthOf('paid'), widthOf('reserved')]).toEqual(['30%', '10%']);
  expect(bar.parentElement?.textContent.replaceAll('\u00a0', ' ')).toBe('SGD 150.00 paid, SGD 50.00 reserved');
});

it('speaks of nothing reserved where nothing is', () => {
  renderScreen(
    <ManagementTable campaigns={[aCampaign({ budget: 50_000, remaining_budget: 35_000, paidOut: 15_000 })]} />,
  );
  expect(screen.queryByText(/reserved/)).toBeNull();
});
