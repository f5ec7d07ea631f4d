import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { MAX_RUN_DAYS } from '@doubloon/contract/payments/campaign-dates.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { addDays, dayInSingapore, endOfDayInSingapore } from '@doubloon/contract/shared/days.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { onCampaignWritten, onProofWritten } from '../../../functions/src/triggers.ts';
import { deps, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, storeDeliverable, storeProof } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { tellOf } from '../../support/given/watched-posts.ts';

let owner: Person;
let creator: Person;

beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
});

const run = () => succeed(runScheduledJob, { params: { name: 'tell-of-lapses' } });
const inDays = (days: number) => dayInSingapore(addDays(deps().clock.now(), days));
const lapseOf = async ({ id }: Deliverable) => (await deps().db.deliverables.get(id)).lapse;

/** A treasure that nobody had decided on in time, with a number that nobody else has seen. */
async function waiting(loot: Partial<Campaign>, fields: Partial<Deliverable> = {}): Promise<Deliverable> {
  const campaign = await storeCampaign(owner, loot);
  const application = await storeApplication(campaign, creator, { status: 'approved' });
  const silent = { status: 'approved', acceptedBySilence: true, viewCount: 5_000 } as const;
  return storeDeliverable(application, { ...silent, ...fields });
}

/** The kinds of what a person was told of lapsing numbers. */
async function toldTo(person: Person, treasure: Deliverable): Promise<string[]> {
  await tellOf(treasure);
  const told = await succeed(listNotifications, { query: {} }, person);
  return told.map(({ kind }) => kind).filter((kind) => kind.startsWith('views_lapse'));
}

async function close({ campaignId }: Deliverable, closeReason: Campaign['closeReason']): Promise<void> {
  const document = deps().db.firestore.collection(COLLECTIONS.campaigns).doc(campaignId);
  await document.update({ status: 'completed', closedAt: deps().clock.now(), closeReason });
  await onCampaignWritten.run({ params: { id: campaignId } } as never);
}

describe('a reported number that waits for evidence', () => {
  it('is told of a week before its loot closes, to both sides, once', async () => {
    const treasure = await waiting({ endDate: inDays(6) });
    const later = await waiting({ endDate: inDays(8) });
    await run();
    const lapse = await lapseOf(treasure);
    expect(lapse).toMatchObject({ at: endOfDayInSingapore(inDays(6)) });
    await run();
    expect(await lapseOf(treasure)).toEqual(lapse);
    expect(await lapseOf(later)).toBeNull();
    for (const person of [owner, creator]) expect(await toldTo(person, treasure)).toEqual(['views_lapse_soon']);
    await close(treasure, 'ended');
    expect(await lapseOf(treasure)).toEqual(lapse);
    for (const person of [owner, creator]) expect(await toldTo(person, treasure)).toEqual(['views_lapse_soon']);
  });

  it('is told of at once when its loot closes sooner, also one without an end date', async () => {
    const tomorrow = await waiting({ endDate: inDays(1) });
    const old = await waiting({ endDate: null, createdAt: addDays(deps().clock.now(), -80) });
    await run();
    expect(await lapseOf(tomorrow)).not.toBeNull();
    expect(await lapseOf(old)).not.toBeNull();
  });

  it('is told of when its owner closes the loot before that', async () => {
    const treasure = await waiting({ endDate: inDays(30) });
    await close(treasure, 'owner');
    for (const person of [owner, creator]) expect(await toldTo(person, treasure)).toEqual(['views_lapsed']);
    await onCampaignWritten.run({ params: { id: treasure.campaignId } } as never);
    for (const person of [owner, creator]) expect(await toldTo(person, treasure)).toEqual(['views_lapsed']);
  });

  it('is told of when silence accepts the work after its loot was closed', async () => {
    const closedAt = addDays(deps().clock.now(), -1);
    const treasure = await waiting({ status: 'completed', closedAt, closeReason: 'owner' });
    await tellOf(treasure);
    expect(await lapseOf(treasure)).toMatchObject({ at: closedAt });
    for (const person of [owner, creator]) expect(await toldTo(person, treasure)).toEqual(['views_lapsed']);
  });

  it('does not lapse by a schedule that waits for a payout, but once its loot is closed', async () => {
    const treasure = await waiting({ endDate: inDays(-1) });
    await run();
    expect(await lapseOf(treasure)).toBeNull();
    await close(treasure, 'ended');
    for (const person of [owner, creator]) expect(await toldTo(person, treasure)).toEqual(['views_lapsed']);
  });

  it('is told of before its loot is closed for its age while it waits for an admin', async () => {
    const createdAt = addDays(deps().clock.now(), 3 - MAX_RUN_DAYS);
    const treasure = await waiting({ endDate: inDays(-1), status: 'pending', createdAt });
    await run();
    expect(await lapseOf(treasure)).toMatchObject({ at: addDays(createdAt, MAX_RUN_DAYS) });
    for (const person of [owner, creator]) expect(await toldTo(person, treasure)).toEqual(['views_lapse_soon']);
  });

  it.each(['pending', 'revision_requested'] as const)(
    'is not told of while a proof of it is %s, only when that is rejected',
    async (status) => {
      const treasure = await waiting({ endDate: inDays(3) });
      const proof = await storeProof(treasure, { status });
      await run();
      await close(treasure, 'owner');
      expect(await lapseOf(treasure)).toBeNull();
      await deps().db.firestore.collection(COLLECTIONS.proofs).doc(proof.id).update({ status: 'rejected' });
      await onProofWritten.run({ params: { id: proof.id } } as never);
      for (const person of [owner, creator]) expect(await toldTo(person, treasure)).toEqual(['views_lapsed']);
    },
  );

  it('is not told of when the bank has taken the loot’s payment back, which says enough', async () => {
    const treasure = await waiting({ endDate: inDays(30) });
    await close(treasure, 'lost');
    expect(await lapseOf(treasure)).toBeNull();
  });
});

it.each<[string, Partial<Deliverable>]>([
  ['was accepted by its owner', { acceptedBySilence: false }],
  ['was proven', { provenViews: { viewCount: 5_000, reportedAt: new Date() } }],
  ['is none', { viewCount: 0 }],
  ['waits for its owner’s decision', { status: 'submitted', acceptedBySilence: false }],
])('a number that %s does not lapse', async (_what, fields) => {
  const treasure = await waiting({ endDate: inDays(3) }, fields);
  await run();
  expect(await lapseOf(treasure)).toBeNull();
});
