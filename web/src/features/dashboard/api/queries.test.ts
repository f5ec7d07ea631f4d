import { expect, it } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { answerApi } from '../../../testing/answer-api.ts';
import { recentApplicationsQuery, recentCampaignsQuery } from './queries.ts';

it.each([
  ['campaigns', 'GET /dashboard/recent-campaigns/u1', () => recentCampaignsQuery('u1').queryFn],
  ['applications', 'GET /dashboard/recent-applications/u1', () => recentApplicationsQuery('u1').queryFn],
])('asks for five recent %s', async (_what, call, queryFnOf) => {
  const calls = answerApi({ [`${call}?limit=5`]: { json: [] } });
  const queryFn = queryFnOf() as () => Promise<unknown>;
  await expect(new QueryClient().fetchQuery({ queryKey: ['recent'], queryFn })).resolves.toEqual([]);
  expect(calls).toEqual([{ call, body: undefined }]);
});
