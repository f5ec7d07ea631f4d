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
