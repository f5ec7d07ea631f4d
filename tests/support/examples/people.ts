import {
  getDashboardStats,
  getDashboardTrends,
  getPaymentFlow,
  listRecentApplications,
  listRecentCampaigns,
} from '@doubloon/contract/dashboard/operations.ts';
import { verifyAccount, verifyLink } from '@doubloon/contract/links/operations.ts';
import { getCreatorRecord, listCounted } from '@doubloon/contract/records/operations.ts';
import { getHealth, getStatus, reportBrowserError, runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { getUser } from '@doubloon/contract/users/operations.ts';
import { newPostId, tiktokUrl } from '../given/approved-creators.ts';
import { castMember } from './cast.ts';
import { example } from './example.ts';

const creator = () => castMember('content_creator');
const owner = () => castMember('business_owner');

export const systemExamples = [
  example(getHealth, () => Promise.resolve({ input: {} })),
  example(getStatus, () => Promise.resolve({ input: {} })),
  example(reportBrowserError, () =>
    Promise.resolve({
      input: {
        body: {
          name: 'TypeError',
          message: 'x is not a function',
          stack: 'TypeError: x is not a function\n    at show (/assets/loot-Ab12Cd34.js:1:200)',
          route: '/loot/:id',
          release: 'index-Ab12Cd34.js',
        },
      },
    }),
  ),
  example(runScheduledJob, () => Promise.resolve({ input: { params: { name: 'resolve-payouts' as const } } })),
];

export const userExamples = [
  example(getUser, async () => ({ input: { params: { id: (await owner()).uid } }, person: await creator() })),
];

export const recordExamples = [
  example(listCounted, async () => {
    const person = await creator();
    const params = { id: person.uid, figure: 'treasures_accepted' as const };
    return { input: { params, query: { limit: 20 } }, person };
  }),
  example(getCreatorRecord, async () => ({ input: { params: { id: (await creator()).uid } }, person: await owner() })),
];

export const linkExamples = [
  example(verifyLink, async () => ({
    input: { body: { url: tiktokUrl('mina', newPostId()) } },
    person: await creator(),
  })),
  example(verifyAccount, async () => ({
    input: { body: { url: 'https://www.tiktok.com/@mina', platform: 'tiktok' as const } },
    person: await creator(),
  })),
];

export const dashboardExamples = [
  example(getDashboardStats, async () => {
    const person = await owner();
    return { input: { params: { uid: person.uid } }, person };
  }),
  example(getDashboardTrends, async () => {
    const person = await owner();
    return { input: { params: { uid: person.uid }, query: { range: 'all' as const } }, person };
  }),
  example(getPaymentFlow, async () => {
    const person = await owner();
    return { input: { params: { uid: person.uid } }, person };
  }),
  example(listRecentCampaigns, async () => {
    const person = await owner();
    return { input: { params: { id: person.uid }, query: {} }, person };
  }),
  example(listRecentApplications, async () => {
    const person = await creator();
    return { input: { params: { id: person.uid }, query: {} }, person };
  }),
];
