import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { CampaignPlan } from './campaign-plan.tsx';

const definitions = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T00:00:00Z') }));
afterEach(() => vi.useRealTimers());

describe('CampaignPlan', () => {
  it("shows the owner's requirements and dates, and no placeholder for either", () => {
    renderScreen(
      <CampaignPlan
        campaign={aCampaign({ requirements: ['Show the bottle'], startDate: '2026-12-01', endDate: '2026-12-31' })}
      />,
    );
    expect(items()[0]).toBe('Show the bottle');
    expect(items()).toHaveLength(4);
    expect(definitions()).toEqual(['Dec 1, 2026', 'Dec 31, 2026']);
    expect(screen.getAllByText('Example')).toHaveLength(1);
    expect(screen.queryByText(/The owner gave no dates/)).toBeNull();
  });

  it('fills in what is missing with placeholders, marked as such and folded up', async () => {
    renderScreen(<CampaignPlan campaign={aCampaign({ requirements: [], startDate: null, endDate: null })} />);
    expect(items()).toHaveLength(6);
    expect(definitions().slice(0, 2)).toEqual(['Jan 25, 2024', 'Feb 15, 2024']);
    await user.click(screen.getByText('Timeline'));
    expect(screen.getByText('The owner gave no dates. A timeline looks like this:')).toBeVisible();
    expect(screen.getAllByText('Example')).toHaveLength(3);
  });

  it('invents no start for a loot that only ends', () => {
    renderScreen(<CampaignPlan campaign={aCampaign({ startDate: null, endDate: '2026-12-31' })} />);
    expect(screen.queryByText('Jan 25, 2024')).toBeNull();
    expect(definitions()).toContain('Dec 31, 2026');
  });
});
