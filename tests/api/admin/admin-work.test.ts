import { confirmAuthor, listAuditLog } from '@doubloon/contract/admin/operations.ts';
import {
  getWaitingDetails,
  getWaitingWork,
  listDeliverablesToConfirm,
  setFeatured,
} from '@doubloon/contract/admin/work-operations.ts';
import { requestVerification } from '@doubloon/contract/users/operations.ts';
import { getStore } from '@doubloon/contract/stores/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { callRaw, refuse, succeed } from '../../support/api.ts';
import { approvedCreator } from '../../support/given/approved-creators.ts';
import { storeCampaign, storeDeliverable } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let admin: Person;
let owner: Person;

beforeAll(async () => {
  admin = await createPerson('admin');
  owner = await createPerson('business_owner');
});

const work = () => succeed(getWaitingWork, {}, admin);

async function deliverableToConfirm() {
  const { application } = await approvedCreator(owner);
  return storeDeliverable(application, { authorCheck: 'needs_admin' });
}

describe('waiting work', () => {
  it('is counted by kind', async () => {
    const before = await work();
    await storeCampaign(owner, { status: 'pending' });
    await succeed(requestVerification, {}, await createPerson('content_creator'));
    const { id } = await deliverableToConfirm();
    expect(await work()).toEqual({
      ...before,
      campaigns: before.campaigns + 1,
      verification_requests: before.verification_requests + 1,
      treasures: before.treasures + 1,
    });
    await succeed(confirmAuthor, { params: { id }, body: { is_theirs: true, reason: 'The profile shows it' } }, admin);
    expect(await work()).toMatchObject({ treasures: before.treasures });
  });

  it('is for admins only', async () => {
    expect(await refuse(getWaitingWork, {}, owner)).toMatchObject({ status: 403 });
  });
});

describe('the details of waiting work', () => {
  const details = () => succeed(getWaitingDetails, {}, admin);

  it('say since when the oldest waits, and how much money it is about', async () => {
    const before = await details();
    const oldest = new Date('2020-01-01T00:00:00Z');
    await storeCampaign(owner, { status: 'pending', budgetCents: 12_300, createdAt: oldest });
    await storeCampaign(owner, { status: 'pending', budgetCents: 700 });
    await deliverableToConfirm();
    const now = await details();
    expect(now.campaigns).toEqual({ since: oldest, amount: (before.campaigns.amount ?? 0) + 13_000 });
    expect(now.treasures.since).toBeInstanceOf(Date);
    expect(now.treasures.amount).toBeNull();
  });

  it('are for admins only', async () => {
    expect(await refuse(getWaitingDetails, {}, owner)).toMatchObject({ status: 403 });
  });
});

describe('treasures whose author is not known', () => {
  it('are listed until an admin has said whose they are', async () => {
    const { id } = await deliverableToConfirm();
    const listed = async () =>
      (await succeed(listDeliverablesToConfirm, { query: { limit: 50 } }, admin)).map(({ treasure_id }) => treasure_id);
    expect(await listed()).toContain(id);
    await succeed(confirmAuthor, { params: { id }, body: { is_theirs: false, reason: 'Another handle' } }, admin);
    expect(await listed()).not.toContain(id);
    expect(await refuse(listDeliverablesToConfirm, { query: {} }, owner)).toMatchObject({ status: 403 });
  });
});

describe('featuring a creator', () => {
  const feature = (person: Person, featured: boolean) =>
    ({ params: { id: person.uid }, body: { featured, reason: 'Great work' } }) as const;

  it('shows on the store and is recorded, once', async () => {
    const creator = await createPerson('content_creator');
    expect(await succeed(setFeatured, feature(creator, true), admin)).toMatchObject({
      id: creator.uid,
      featured: true,
    });
    expect(await succeed(setFeatured, feature(creator, true), admin)).toMatchObject({ featured: true });
    expect(await succeed(getStore, { params: { id: creator.uid } })).toMatchObject({ featured: true });
    await succeed(setFeatured, feature(creator, false), admin);
    expect(await succeed(listAuditLog, { query: { subject: creator.uid } }, admin)).toMatchObject([
      { action: 'creator_unfeatured', before: { featured: true }, after: { featured: false }, reason: 'Great work' },
      { action: 'creator_featured', admin_id: admin.uid, subject: { kind: 'user', id: creator.uid } },
    ]);
  });

  it('is refused to others, for people without a store, and without a reason', async () => {
    const creator = await createPerson('content_creator');
    expect(await refuse(setFeatured, feature(creator, true), creator)).toMatchObject({ status: 403 });
    expect(await refuse(setFeatured, feature(owner, true), admin)).toMatchObject({ status: 404 });
    const path = `/admin/creators/${creator.uid}/featured`;
    const body = JSON.stringify({ featured: true, reason: ' ' });
    expect((await callRaw('PUT', path, { person: admin, body })).status).toBe(422);
  });
});
