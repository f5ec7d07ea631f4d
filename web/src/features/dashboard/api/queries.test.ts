import { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { expect, it } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { answerApi } from '../../../testing/answer-api.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { aPerson } from '../../../testing/people.ts';
import { recentApplicationsQuery, recentCampaignsQuery, summaryQuery } from './queries.ts';

it.each([
  ['campaigns', 'GET /dashboard/recent-campaigns/u1', () => recentCampaignsQuery('u1').queryFn],
  ['applications', 'GET /dashboard/recent-applications/u1', () => recentApplicationsQuery('u1').queryFn],
])('asks for five recent %s', async (_what, call, queryFnOf) => {
  const calls = answerApi({ [`${call}?limit=5`]: { json: [] } });
  const queryFn = queryFnOf() as () => Promise<unknown>;
  await expect(new QueryClient().fetchQuery({ queryKey: ['recent'], queryFn })).resolves.toEqual([]);
  expect(calls).toEqual([{ call, body: undefined }]);
});

it.each([
  ['counts all of an owner’s loots where they fit on one page', {}, { activeCampaigns: 1, pendingApplications: 0 }],
  [
    'knows no number of an owner with more loots than that',
    { 'x-next-cursor': 'c2' },
    { activeCampaigns: null, completedCampaigns: null, spentCents: null, pendingApplications: null },
  ],
])('%s, when the server has no numbers', async (_what, headers, summary) => {
  const loots = [CampaignView.encode(aCampaign({ status: 'open', pending_applications: 0 }))];
  answerApi({ 'GET /campaigns/user/u1': { json: loots, headers } });
  const query = summaryQuery(aPerson({ role: 'business_owner' }));
  await expect(new QueryClient().fetchQuery({ ...query, retry: false })).resolves.toMatchObject(summary);
});
