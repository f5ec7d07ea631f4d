import { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ProjectOverview } from './project-overview.tsx';

const show = (isRunning: boolean, loot?: ReturnType<typeof aCampaign>) => {
  const { campaign } = anApplicationOnTheWire();
  const change = { campaign: { ...campaign, endDate: '2026-12-31', isRunning } };
  const project = ApplicationView.decode(anApplicationOnTheWire(change) as never);
  renderScreen(<ProjectOverview project={project} loot={loot} />);
};

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T00:00:00Z') }));
afterEach(() => vi.useRealTimers());

it('counts the days to the deadline of a loot that runs', () => {
  show(true);
  expect(screen.getByText('41 days left')).toBeVisible();
});

it('promises none of a loot that was closed before, and says when that was once it is known', () => {
  show(false);
  expect(screen.getByText('Dec 31, 2026')).toBeVisible();
  expect(screen.queryByText(/days left/)).toBeNull();
  const closed = { status: 'completed', closed_at: new Date('2026-11-10T04:00:00Z') } as const;
  show(true, aCampaign(closed));
  expect(screen.getByText('Closed Nov 10, 2026')).toBeVisible();
  expect(screen.queryByText(/days left/)).toBeNull();
});
