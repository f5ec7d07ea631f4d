import type { Application } from '@doubloon/contract/applications/application.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import {
  getProof,
  listProofsOfCampaign,
  listProofsOfCreator,
  listProofsOfDeliverable,
} from '@doubloon/contract/proofs/operations.ts';
import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { updateCounters } from '../../../functions/src/platform/projections/tally.ts';
import { proofProjections } from '../../../functions/src/proofs/projections.ts';
import { call, deps, refuse, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, stored, storeDeliverable, storeProof } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let admin: Person;
let application: Application;
let deliverable: Deliverable;
let older: Proof;
let newer: Proof;

beforeAll(async () => {
  [owner, creator, admin] = await Promise.all([
    createPerson('business_owner'),
    createPerson('content_creator'),
    createPerson('admin'),
  ]);
  application = await storeApplication(await storeCampaign(owner), creator, { status: 'approved' });
  deliverable = await storeDeliverable(application, { status: 'approved' });
  older = await storeProof(deliverable, { status: 'rejected', createdAt: new Date(Date.now() - 60_000) });
  newer = await storeProof(deliverable);
});

const lists = () =>
  [
    { operation: listProofsOfDeliverable, id: deliverable.id, readers: [creator, owner, admin] },
    { operation: listProofsOfCreator, id: creator.uid, readers: [creator, admin] },
    { operation: listProofsOfCampaign, id: application.campaignId, readers: [owner, admin] },
  ] as const;

describe('reading proofs', () => {
  it('shows them newest first, by status and in pages, to those they are between and to admins', async () => {
    for (const { operation, id, readers } of lists()) {
      for (const reader of readers) {
        const ids = async (query: object) =>
          (await succeed(operation, { params: { id }, query }, reader)).map((proof) => proof.proof_id);
        expect(await ids({}), operation.id).toEqual([newer.id, older.id]);
        expect(await ids({ status: 'rejected' })).toEqual([older.id]);
        const first = await call(operation, { params: { id }, query: { limit: 1 } }, reader);
        if (!first.ok || !first.nextCursor) throw new Error('a first page with a cursor was expected');
        expect(await ids({ limit: 1, cursor: first.nextCursor })).toEqual([older.id]);
        expect(await succeed(getProof, { params: { id: newer.id } }, reader)).toMatchObject({ proof_id: newer.id });
      }
    }
  });

  it('shows them to nobody else', async () => {
    const one = { params: { id: newer.id } };
    for (const role of ['content_creator', 'business_owner'] as const) {
      const stranger = await createPerson(role);
      for (const { operation, id } of lists()) {
        const { status } = await refuse(operation, { params: { id }, query: {} }, stranger);
        expect([403, 404], `${operation.id} ${role}`).toContain(status);
      }
      expect(await refuse(getProof, one, stranger)).toMatchObject({ status: 404 });
    }
    for (const { operation, id } of lists()) {
      expect(await refuse(operation, { params: { id }, query: {} })).toMatchObject({ status: 401 });
    }
    expect(await refuse(getProof, one)).toMatchObject({ status: 401 });
    expect(await refuse(getProof, { params: { id: 'prf_nothing' } }, owner)).toMatchObject({ status: 404 });
  });
});

describe('the waiting proofs of a campaign', () => {
  it('are counted once, however often the trigger runs, until they are decided', async () => {
    const { db } = deps();
    const waiting = async () =>
      ((await stored(COLLECTIONS.campaigns, application.campaignId))?.['counts'] as Record<string, number>)[
        'pendingProofs'
      ];
    for (const id of [older.id, newer.id, newer.id]) await updateCounters(db, proofProjections, id);
    expect(await waiting()).toBe(1);
    await db.firestore.collection(COLLECTIONS.proofs).doc(newer.id).update({ status: 'verified' });
    await Promise.all([1, 2, 3].map(() => updateCounters(db, proofProjections, newer.id)));
    expect(await waiting()).toBe(0);
  });
});
