import type { Application } from '@doubloon/contract/applications/application.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { DeliverableStatus } from '@doubloon/contract/deliverables/lifecycle.ts';
import {
  createDeliverable,
  decideDeliverable,
  deleteDeliverable,
  getDeliverable,
  listDeliverables,
} from '@doubloon/contract/deliverables/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { MAX_DELIVERABLES_PER_APPLICATION } from '@doubloon/contract/shared/constants.ts';
import type { InputOf } from '@doubloon/contract/calls/operation.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverableDocument } from '../../../functions/testing/documents.ts';
import { call, deps, refuse, succeed } from '../../support/api.ts';
import {
  approvedCreator,
  newPostId,
  reportOf,
  tiktokUrl,
  deliverablesOf,
} from '../../support/given/approved-creators.ts';
import { storeApplication, storeCampaign, storeDeliverable, storeFunds } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let handle: string;
let application: Application;

beforeAll(async () => {
  owner = await createPerson('business_owner');
});

beforeEach(async () => {
  let campaign;
  ({ creator, handle, campaign, application } = await approvedCreator(owner));
  await storeFunds(campaign);
});

const report = (url: string, fields: object = {}) => reportOf(application, url, fields);
const remove = (id: string) => ({ params: { id } });
const set = (id: string, fields: object) =>
  deps().db.firestore.collection(COLLECTIONS.deliverables).doc(id).update(fields);

describe("the list of one's own treasures", () => {
  const idsOf = async (person: Person, query: InputOf<typeof listDeliverables>['query']) =>
    (await succeed(listDeliverables, { query }, person)).map(({ treasure_id }) => treasure_id);

  it('holds what a creator delivered and what an owner received, newest first, page by page', async () => {
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const older = await storeDeliverable(application, { createdAt: at(3) });
    const newer = await storeDeliverable(application, { createdAt: at(2) });
    const elsewhere = await storeApplication(await storeCampaign(await createPerson('business_owner')), creator);
    const another = await storeDeliverable(elsewhere, { createdAt: at(1) });
    expect(await idsOf(creator, {})).toEqual([another.id, newer.id, older.id]);
    expect(await idsOf(owner, { applicationId: application.id })).toEqual([newer.id, older.id]);
    expect(await idsOf(owner, { applicationId: elsewhere.id })).toEqual([]);
    const first = await call(listDeliverables, { query: { limit: 2 } }, creator);
    if (!first.ok || !first.nextCursor) throw new Error('a first page with a cursor was expected');
    expect(await idsOf(creator, { limit: 2, cursor: first.nextCursor })).toEqual([older.id]);
  });

  it('takes every combination of filters for everybody, each from a declared index', async () => {
    const wanted = await storeDeliverable(application, { status: 'rejected' });
    await storeDeliverable(application);
    const admin = await createPerson('admin');
    const filters = {
      applicationId: application.id,
      campaignId: application.campaignId,
      status: 'rejected' as const,
    };
    const names = Object.keys(filters) as (keyof typeof filters)[];
    for (let chosen = 0; chosen < 2 ** names.length; chosen += 1) {
      const some = names.filter((_name, place) => chosen & (1 << place));
      const query = Object.fromEntries(some.map((name) => [name, filters[name]]));
      for (const person of [creator, owner, admin]) {
        expect(await idsOf(person, { ...query, limit: 50 }), `${person.role} ${some.join()}`).toContain(wanted.id);
      }
    }
  });

  it('is empty when application and campaign exclude each other', async () => {
    await storeDeliverable(application);
    for (const person of [creator, owner]) {
      expect(await idsOf(person, { applicationId: application.id, campaignId: 'cmp_elsewhere' })).toEqual([]);
    }
  });

  it('is nobody else’s', async () => {
    await storeDeliverable(application);
    const filters = { applicationId: application.id, campaignId: application.campaignId };
    for (const role of ['content_creator', 'business_owner'] as const) {
      expect(await idsOf(await createPerson(role), filters)).toEqual([]);
    }
    expect(await refuse(listDeliverables, { query: {} }, await createPerson('user'))).toMatchObject({ status: 403 });
    expect(await refuse(listDeliverables, { query: {} })).toMatchObject({ status: 401 });
  });
});

describe('taking back a treasure', () => {
  it('frees its post, also for another application', async () => {
    const url = tiktokUrl(handle);
    const { treasure_id } = await succeed(createDeliverable, report(url), creator);
    expect(await succeed(deleteDeliverable, remove(treasure_id), creator)).toEqual({ success: true });
    expect(await refuse(getDeliverable, remove(treasure_id), creator)).toMatchObject({ status: 404 });
    expect(await refuse(deleteDeliverable, remove(treasure_id), creator)).toMatchObject({ status: 404 });
    const other = await storeApplication(await storeCampaign(owner), creator, { status: 'approved' });
    await succeed(createDeliverable, reportOf(other, url), creator);
  });

  it('gives an older post no baseline of its creator’s, however often and wherever it is delivered', async () => {
    const url = tiktokUrl(handle, `2020${newPostId().slice(4)}`);
    const deliver = async (by: Application, view_count: number) => {
      const { treasure_id: id } = await succeed(createDeliverable, reportOf(by, url, { view_count }), creator);
      const { baseline_views: baseline } = await succeed(getDeliverable, { params: { id } }, creator);
      await succeed(deleteDeliverable, remove(id), creator);
      return baseline;
    };
    expect(await deliver(application, 50_000)).toBeNull();
    expect(await deliver(application, 0)).toBeNull();
    const other = await storeApplication(await storeCampaign(owner), creator, { status: 'approved' });
    expect(await deliver(other, 60_000)).toBeNull();
    expect(await deliver(application, 0)).toBeNull();
  });

  it('leaves the post with its application while another treasure of it stays', async () => {
    const url = tiktokUrl(handle);
    const first = await succeed(createDeliverable, report(url), creator);
    await set(first.treasure_id, { status: 'approved' });
    const second = await succeed(createDeliverable, report(url, { view_count: 1600 }), creator);
    await succeed(deleteDeliverable, remove(second.treasure_id), creator);
    const other = await storeApplication(await storeCampaign(owner), creator, { status: 'approved' });
    expect(await refuse(createDeliverable, reportOf(other, url), creator)).toMatchObject({ code: 'already_exists' });
    const low = report(url, { view_count: 1500 });
    expect(await refuse(createDeliverable, low, creator)).toMatchObject({ status: 422 });
    await succeed(createDeliverable, report(url, { view_count: 1501 }), creator);
  });

  it.each(DeliverableStatus.options)('that is %s works while it is undecided only', async (status) => {
    const { id } = await storeDeliverable(application, { status });
    const answer = await call(deleteDeliverable, remove(id), creator);
    const undecided = status === 'submitted' || status === 'revision_requested';
    expect(answer).toMatchObject(undecided ? { status: 200 } : { status: 409, error: { code: 'illegal_state' } });
    expect(await deliverablesOf(creator)).toHaveLength(undecided ? 0 : 1);
  });

  it('waits while money of the application is in flight', async () => {
    const { id } = await storeDeliverable(application);
    const funds = {
      applicationId: application.id,
      campaignId: application.campaignId,
      creatorId: creator.uid,
      posts: [],
      paidCents: 0,
      reversedCents: 0,
      livePayoutId: 'pay_live',
      updatedAt: new Date(),
    };
    await deps().db.firestore.collection(COLLECTIONS.applicationFunds).doc(application.id).set(funds);
    expect(await refuse(deleteDeliverable, remove(id), creator)).toMatchObject({ status: 409 });
    expect(await deliverablesOf(creator)).toHaveLength(1);
  });

  it('at the same time as a decision on it: one of the two happens', async () => {
    const { id, viewCount } = await storeDeliverable(application);
    const decision = { params: { id }, body: { status: 'rejected' as const, view_count: viewCount } };
    const [deleted, decided] = await Promise.all([
      call(deleteDeliverable, remove(id), creator),
      call(decideDeliverable, decision, owner),
    ]);
    expect([deleted.ok, decided.ok].filter(Boolean)).toHaveLength(1);
    expect(await deliverablesOf(creator)).toHaveLength(decided.ok ? 1 : 0);
  });

  it('is for its creator alone', async () => {
    const { id } = await storeDeliverable(application);
    expect(await refuse(deleteDeliverable, remove(id), await createPerson('content_creator'))).toMatchObject({
      status: 404,
    });
    expect(await refuse(deleteDeliverable, remove(id), owner)).toMatchObject({ status: 403 });
    expect(await refuse(deleteDeliverable, remove(id), await createPerson('admin'))).toMatchObject({ status: 403 });
    expect(await refuse(deleteDeliverable, remove(id))).toMatchObject({ status: 401 });
    expect(await deliverablesOf(creator)).toHaveLength(1);
  });
});

describe('the treasures of one application', () => {
  it('are limited, but what was sent back can still be submitted again', async () => {
    const url = tiktokUrl(handle);
    const { treasure_id } = await succeed(createDeliverable, report(url), creator);
    const { db } = deps();
    const others = Array.from({ length: MAX_DELIVERABLES_PER_APPLICATION - 1 }, (): Deliverable =>
      deliverableDocument(application, { id: unique('dlv_'), status: 'rejected', postKey: `tiktok:${newPostId()}` }),
    );
    const batch = db.firestore.batch();
    for (const other of others) batch.set(db.firestore.collection(COLLECTIONS.deliverables).doc(other.id), other);
    await batch.commit();
    expect(await refuse(createDeliverable, report(tiktokUrl(handle)), creator)).toMatchObject({
      status: 409,
      message: 'This application has 100 treasures and takes no more',
    });
    await set(treasure_id, { status: 'revision_requested' });
    expect(await succeed(createDeliverable, report(url), creator)).toMatchObject({ treasure_id });
  });

  it('can be completed by a resubmission after the application is completed, but by nothing new', async () => {
    const url = tiktokUrl(handle);
    const { treasure_id } = await succeed(createDeliverable, report(url), creator);
    await set(treasure_id, { status: 'revision_requested' });
    await deps().db.firestore.collection(COLLECTIONS.applications).doc(application.id).update({ status: 'completed' });
    expect(await refuse(createDeliverable, report(tiktokUrl(handle)), creator)).toMatchObject({
      status: 409,
      message: 'Treasures can be submitted for approved applications only',
    });
    expect(await succeed(createDeliverable, report(url), creator)).toMatchObject({ treasure_id, status: 'submitted' });
  });
});
