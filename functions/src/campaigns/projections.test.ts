import type { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import { describe, expect, it } from 'vitest';
import { campaignDocument } from '../../testing/documents.ts';
import { countsOf } from '../platform/projections/projection.ts';
import { campaignProjections } from './projections.ts';

const inStatus = (status: CampaignStatus) =>
  countsOf(campaignProjections, [campaignDocument({ id: 'c1', ownerId: 'owner', budgetCents: 10_001, status })]);

describe('what a campaign contributes', () => {
  it('is one active campaign, and no money: that follows from its accounts', () => {
    expect(inStatus('open')).toEqual({
      'dashboards/owner': {
        'campaigns.total': 1,
        'campaigns.active': 1,
      },
    });
  });

  it.each(['paused', 'completed'] as const)('counts a %s campaign apart', (status) => {
    expect(inStatus(status)['dashboards/owner']).toMatchObject({ 'campaigns.total': 1, [`campaigns.${status}`]: 1 });
    expect(inStatus(status)['dashboards/owner']).not.toHaveProperty(['campaigns.active']);
  });

  it('counts a campaign in moderation in the total only', () => {
    expect(inStatus('pending')).toEqual({ 'dashboards/owner': { 'campaigns.total': 1 } });
  });

  it('is nothing when the campaign is gone', () => {
    expect(countsOf(campaignProjections, [])).toEqual({});
  });
});
