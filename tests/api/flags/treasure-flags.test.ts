import type { Application } from '@doubloon/contract/applications/application.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { FlagName } from '@doubloon/contract/flags/flag.ts';
import type { Reading } from '@doubloon/contract/readings/reading.ts';
import type { WatchedPost } from '@doubloon/contract/readings/watched-post.ts';
import { uploadProof } from '@doubloon/contract/proofs/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { evaluateFlags } from '../../../functions/src/flags/evaluate-flags.ts';
import { flagsPersonalData } from '../../../functions/src/flags/personal-data.ts';
import type { WrittenEvent } from '../../../functions/src/platform/projections/projection.ts';
import { onDeliverableWritten, onProofWritten } from '../../../functions/src/triggers.ts';
import { payoutDocument } from '../../../functions/testing/documents.ts';
import { statisticsPicture } from '../../../functions/testing/sample-files.ts';
import { deps, succeed } from '../../support/api.ts';
import {
  linkAccount,
  storeApplication,
  storeCampaign,
  storeDeliverable,
  storeReading,
} from '../../support/given/fixtures.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let application: Application;
let treasure: Deliverable;

const DAY_MINUTES = 24 * 60;
const now = () => deps().clock.now();
const hoursAgo = (hours: number) => new Date(now().getTime() - hours * 3_600_000);
const put = (collection: string, id: string, document: object) =>
  deps().db.firestore.collection(collection).doc(id).set(document);

async function approved(person: Person): Promise<Application> {
  return storeApplication(await storeCampaign(owner), person, { status: 'approved' });
}

/** An approved treasure of somebody who has been here for a month. */
beforeEach(async () => {
  stopClock();
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
  await linkAccount(creator, 'tiktok', unique('h'));
  application = await approved(creator);
  passMinutes(31 * DAY_MINUTES);
  treasure = await storeDeliverable(application, {
    ...{ status: 'approved', platform: 'tiktok', viewCount: 1_000 },
    ...{ createdAt: now(), reportedAt: now() },
  });
});

async function reportOf({ id }: Pick<Deliverable, 'id'> = treasure) {
  await evaluateFlags(deps(), id);
  return deps().db.flagReports.find(id);
}

async function namesOf(of: Pick<Deliverable, 'id'> = treasure): Promise<FlagName[] | null> {
  return (await reportOf(of))?.flags.map(({ name }) => name) ?? null;
}

function read(hoursBefore: number, views: number, counts: Partial<Reading> = {}): Promise<unknown> {
  const reactions = { likes: Math.ceil(views / 20), comments: 3 };
  return storeReading(treasure, { at: hoursAgo(hoursBefore), views, ...reactions, ...counts });
}

function watch(deliverableId: string, changes: Partial<WatchedPost> = {}): Promise<unknown> {
  const { applicationId, campaignId, creatorId, ownerId } = treasure;
  const watched: WatchedPost = {
    ...{ deliverableId, applicationId, campaignId, creatorId, ownerId, platform: 'tiktok', postId: unique('7') },
    ...{ authorId: null, authorHandle: null, publishedAt: hoursAgo(50), watchedSince: hoursAgo(40), dueAt: null },
    ...{ askedAt: now(), readAt: now() },
    ...{ problem: null, problemSince: null, failures: 0, ...changes },
  };
  return put(COLLECTIONS.watchedPosts, deliverableId, watched);
}

async function prove(by: Person, of: Deliverable, views: number): Promise<string> {
  const body = {
    ...{ treasure_id: of.id, application_id: of.applicationId, campaign_id: of.campaignId, creator_id: of.creatorId },
    reported_view_count: views,
  };
  const picture = await statisticsPicture([500, 120, 420, 90, 610, 260, 60, 300], unique('Farid'));
  return (await succeed(uploadProof, { body }, by, [{ ...picture }])).proof_id;
}

describe('the flags of a treasure', () => {
  it('are none, and nothing is stored, where all fits', async () => {
    await read(0, 1_010);
    await watch(treasure.id);
    expect(await reportOf()).toBeNull();
  });

  it('are found in its readings', async () => {
    for (const [hours, views] of [
      [5, 0],
      [4, 100],
      [3, 200],
      [2, 300],
      [1, 20_300],
    ] as const)
      await read(hours, views);
    await read(0, 17_000, { likes: 2, comments: 1 });
    // The creator's own words are no reading.
    await read(0, 900_000, { source: 'reported' });
    const report = await reportOf();
    expect(report).toMatchObject({ creatorId: creator.uid, ownerId: owner.uid, score: 100, evaluatedAt: now() });
    expect(report?.flags.map(({ name }) => name)).toEqual(['low_engagement', 'spike', 'fall', 'reported_apart']);
  });

  it('are found in a post under another address, and by another author', async () => {
    await watch(treasure.id, { problem: 'not_author', problemSince: hoursAgo(24) });
    const latest = (views: number) => ({
      ...{ id: unique('rdg_'), handle: 'h', at: now(), views, likes: null, comments: null, shares: null },
      source: 'platform' as const,
    });
    await deps()
      .db.firestore.collection(COLLECTIONS.deliverables)
      .doc(treasure.id)
      .update({ latestReading: latest(900) });
    const besides = async (views: number, changes: Partial<WatchedPost> = {}) => {
      const other = await storeDeliverable(application, { status: 'approved', latestReading: latest(views) });
      await watch(other.id, changes);
    };
    await besides(950);
    // Another post of one thread.
    await besides(300);
    await besides(900, { platform: 'youtube' });
    await besides(900, { publishedAt: hoursAgo(51) });
    expect((await reportOf())?.flags).toMatchObject([
      { name: 'other_author', evidence: { days: 1 } },
      { name: 'same_post', evidence: { treasures: 1 } },
    ]);
  });

  it('are found in a post under another address, however many other posts there are', async () => {
    const reading = { ...{ id: unique('rdg_'), handle: 'h', at: now(), views: 900 }, likes: null, comments: null };
    const latestReading = { ...reading, shares: null, source: 'platform' as const };
    await deps().db.firestore.collection(COLLECTIONS.deliverables).doc(treasure.id).update({ latestReading });
    await watch(treasure.id);
    for (let post = 0; post < 50; post += 1) await watch(unique('dlv_'), { publishedAt: hoursAgo(60 + post) });
    const other = await storeDeliverable(application, { id: unique('dlw_'), status: 'approved', latestReading });
    await watch(other.id);
    expect(await namesOf()).toEqual(['same_post']);
  });

  it('are found in an account that is young or was emptied', async () => {
    const account = deps().db.firestore.collection(COLLECTIONS.socialAccounts).doc(`${creator.uid}__tiktok`);
    await account.update({ verifiedAt: now() });
    for (const problem of ['gone', 'private', null] as const) {
      await watch(unique('dlv_'), { problem, readAt: null, publishedAt: null });
    }
    expect(await namesOf()).toEqual(['young_account']);
    await watch(unique('dlv_'), { problem: 'gone', publishedAt: null });
    expect((await reportOf())?.flags).toMatchObject([
      { name: 'emptied_account', evidence: { posts: 3, missing: 3 } },
      { name: 'young_account' },
    ]);
  });

  it('are found in many first payouts of the owner on one day', async () => {
    const pay = async (creatorId: string, createdAt: Date) => {
      const id = unique('pay_');
      await put(COLLECTIONS.payouts, id, payoutDocument({ ...treasure, creatorId }, { id, status: 'paid', createdAt }));
    };
    for (let count = 0; count < 3; count += 1) await pay(unique('u'), now());
    const known = unique('u');
    await pay(known, hoursAgo(72));
    await pay(known, now());
    expect(await namesOf()).toBeNull();
    await pay(unique('u'), now());
    expect((await reportOf())?.flags).toMatchObject([{ name: 'first_payouts', evidence: { creators: 5 } }]);
    await pay(creator.uid, hoursAgo(72));
    expect(await namesOf()).toEqual([]);
  });

  it('are found in a picture of somebody else, once the proof is told of', async () => {
    await prove(creator, treasure, 2_000);
    expect(await namesOf()).toBeNull();
    const thief = await createPerson('content_creator');
    const theirs = await storeDeliverable(await approved(thief), { status: 'approved' });
    passMinutes(1);
    const proofId = await prove(thief, theirs, 9_000);
    const after = await deps().db.firestore.collection(COLLECTIONS.proofs).doc(proofId).get();
    const event = { document: after.ref.path, params: { id: proofId }, data: { before: after, after } };
    await onProofWritten.run(event as unknown as WrittenEvent);
    expect((await deps().db.flagReports.find(theirs.id))?.flags).toMatchObject([
      { name: 'picture_seen', weight: 50, evidence: { ofOthers: 1 } },
      { name: 'young_account' },
    ]);
  });

  it('are found in a picture of somebody else, however many older ones look a little like it', async () => {
    const proofId = await prove(creator, treasure, 2_000);
    const original = await deps().db.proofPictures.get(proofId);
    const [picture] = original.pictures;
    if (!picture) throw new Error('the proof has no picture');
    const crowd = (changes: object) => {
      // Comes first in the order of ids.
      const id = unique('0');
      const other = { ...original, proofId: id, createdAt: hoursAgo(100), creatorId: unique('u') };
      return put(COLLECTIONS.proofPictures, id, { ...other, ...changes });
    };
    // One part of the look in common, and all others differ.
    const inverse = [...picture.look].map((digit) => (15 - Number.parseInt(digit, 16)).toString(16)).join('');
    const part = original.bands[0] ?? '';
    const at = Number(part.split(':')[0]) * 4;
    const look = inverse.slice(0, at) + picture.look.slice(at, at + 4) + inverse.slice(at + 4);
    const pictures = [{ ...picture, look, digest: 'f'.repeat(64) }];
    for (let count = 0; count < 30; count += 1) await crowd({ pictures, bands: [part], digests: [] });
    const thief = await createPerson('content_creator');
    const theirs = await storeDeliverable(await approved(thief), { status: 'approved' });
    // Their own look alike, and say nothing.
    const own = { creatorId: thief.uid, digests: [], pictures: [{ ...picture, digest: 'e'.repeat(64) }] };
    for (let count = 0; count < 30; count += 1) await crowd(own);
    passMinutes(1);
    const copyId = await prove(thief, theirs, 9_000);
    expect(await namesOf(theirs)).toContain('picture_seen');
    // The file itself, which is next to plain.
    await deps().db.firestore.collection(COLLECTIONS.proofPictures).doc(proofId).update({ bands: [] });
    await deps()
      .db.firestore.collection(COLLECTIONS.proofPictures)
      .doc(copyId)
      .update({
        pictures: [{ ...picture, imageId: 'img_copy', look: '0'.repeat(64) }],
      });
    const isSeen = async () =>
      (await evaluateFlags(deps(), theirs.id))?.flags.some(({ name }) => name === 'picture_seen');
    expect(await isSeen()).toBe(true);
  });

  it('are found in a picture that two people send at once', async () => {
    const other = await createPerson('content_creator');
    const theirs = await storeDeliverable(await approved(other), { status: 'approved' });
    await prove(creator, treasure, 2_000);
    await prove(other, theirs, 9_000);
    for (const of of [treasure, theirs]) expect(await namesOf(of)).toContain('picture_seen');
  });

  it('are looked for when the treasure was written, and not any more once it is rejected', async () => {
    await read(0, 5_000);
    const place = deps().db.firestore.collection(COLLECTIONS.deliverables).doc(treasure.id);
    const tell = async () => {
      const after = await place.get();
      const event = { document: place.path, params: { id: treasure.id }, data: { before: after, after } };
      await onDeliverableWritten.run(event as unknown as WrittenEvent);
      return (await deps().db.flagReports.find(treasure.id))?.flags.map(({ name }) => name);
    };
    expect(await tell()).toEqual(['reported_apart']);
    await place.update({ status: 'rejected', viewCount: 5_000 });
    expect(await tell()).toEqual(['reported_apart']);
  });

  it('are exported to their person in general words, without figures', async () => {
    await read(0, 5_000);
    await reportOf();
    const records = [];
    for (const { records: each } of flagsPersonalData.lists(deps(), creator.uid)) {
      for await (const record of each) records.push(record);
    }
    expect(records).toEqual([
      {
        deliverableId: treasure.id,
        flags: ['The reported views are not those that the platform gives.'],
        evaluatedAt: now(),
      },
    ]);
  });
});
