import { startConversation } from '@doubloon/contract/messaging/operations.ts';
import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../../../functions/src/app.ts';
import { busiestCalls } from '../../../scripts/measuring/api/busiest-calls.ts';
import { compareApi, median, quantile, type Compared } from '../../../scripts/measuring/api/compare-api.ts';
import { readsOf } from '../../../scripts/measuring/api/raw-reads.ts';
import { CALLS } from '../../../scripts/simulating/scale/assumptions.ts';
import { deps, succeed } from '../../support/api.ts';
import { storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';

const TINY = { rounds: 2, calls: 2, connections: 2 };
let compared: readonly Compared[];

beforeAll(async () => {
  const [creator, owner] = [await createPerson('content_creator'), await createPerson('business_owner')];
  const campaign = await storeCampaign(owner);
  const body = { otherUserId: owner.uid };
  const { id: conversationId } = await succeed(startConversation, { body }, creator);
  compared = busiestCalls({ ...creator, campaignId: campaign.id, conversationId });
});

it('compares the ten operations that read and are called most often', () => {
  const reading = Object.entries(CALLS).filter(([, { writes }]) => writes === 0);
  const busiest = reading.sort(([, a], [, b]) => b.perUser - a.perUser).map(([id]) => id);
  expect(compared.map(({ id }) => id).sort()).toEqual(busiest.slice(0, 10).sort());
});

it('has the bare app send the reads of the product, and names both sides’ figures and their ratio', async () => {
  const comparisons = await compareApi(createApp(deps()), compared, TINY);
  expect(comparisons.map(({ id }) => id)).toEqual(compared.map(({ id }) => id));
  for (const { id, reads, steps, product, bare, ratio } of comparisons) {
    expect(reads, id).toBeGreaterThan(0);
    expect(steps, id).toBeGreaterThan(0);
    expect(reads, id).toBeGreaterThanOrEqual(steps);
    for (const figure of [
      product.perSecond,
      product.p50Ms,
      product.p95Ms,
      bare.perSecond,
      bare.p50Ms,
      bare.p95Ms,
      ratio,
    ])
      expect(Number.isFinite(figure) && figure >= 0, id).toBe(true);
  }
});

it('refuses to compare answers that are no success', async () => {
  const bad = { id: 'nobody', path: '/auth/profile', idToken: 'none' };
  await expect(compareApi(createApp(deps()), [bad], TINY)).rejects.toThrow('answered 401');
});

it('stops to watch reads afterwards', async () => {
  const steps = await readsOf(async () => {
    await deps().db.users.find('nobody');
  });
  expect(steps).toEqual([]);
});

it('takes the middle, and a share from below', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(quantile([1, 2, 3, 4], 0.95)).toBe(4);
  expect(quantile([5], 0.5)).toBe(5);
});
