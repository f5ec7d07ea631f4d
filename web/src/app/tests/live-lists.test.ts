import { describe, expect, it } from 'vitest';
import { campaignApplicationsQuery, ownerApplicationsQuery } from '../../features/applications/api/queries.ts';
import { creatorPayoutsQuery, ownerPayoutsQuery } from '../../features/payouts/api/queries.ts';

// Only the newest documents are listened to: of an older one only its notification is heard.
describe('lists that can show more than is listened to', () => {
  it.each([
    ['a creator’s payouts', creatorPayoutsQuery('u1'), ['payouts', 'notifications']],
    [
      'the payouts of a loot',
      ownerPayoutsQuery('u1', { campaignId: 'cmp_1' }),
      ['payouts', 'campaign/cmp_1', 'notifications'],
    ],
    ['the applications of an owner', ownerApplicationsQuery('u1'), ['applications', 'notifications']],
    ['the applications of a loot', campaignApplicationsQuery('cmp_1'), ['applications', 'notifications']],
  ])('are asked again when an older one changes: %s', (_what, { meta }, sources) => {
    expect(meta?.live).toEqual(sources);
  });
});
