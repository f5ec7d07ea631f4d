import { decideCase, listCases } from '@doubloon/contract/admin/operations.ts';
import { getWaitingWork } from '@doubloon/contract/admin/work-operations.ts';
import type { Application } from '@doubloon/contract/applications/application.ts';
import { disputeRecord, listRecordDisputes } from '@doubloon/contract/cases/operations.ts';
import type { CountedFigure } from '@doubloon/contract/records/counted.ts';
import { getCreatorRecord, listCounted } from '@doubloon/contract/records/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caseProjections } from '../../../functions/src/cases/projections.ts';
import { casesPersonalData } from '../../../functions/src/cases/personal-data.ts';
import { deliverableProjections } from '../../../functions/src/deliverables/projections.ts';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import { updateCounters } from '../../../functions/src/platform/projections/tally.ts';
import { deps, call, refuse, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, storeDeliverable } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let admin: Person;
let creator: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  admin = await createPerson('admin');
});
beforeEach(async () => {
  creator = await createPerson('content_creator');
});

/** Treasures of an application, so many accepted and rejected, as they are counted. */
async function delivered(accepted: number, rejected: number, title = 'Iced Tea'): Promise<Application> {
  const application = await storeApplication(await storeCampaign(owner, { title }), creator, { status: 'approved' });
  const decidedAt = new Date();
  for (let n = 0; n < accepted; n += 1) await storeDeliverable(application, { status: 'approved', decidedAt });
  for (let n = 0; n < rejected; n += 1) await storeDeliverable(application, { status: 'rejected', decidedAt });
  await updateCounters(deps().db, deliverableProjections, application.id);
  return application;
}

const figureOf = (figure: CountedFigure, person = creator) => ({ params: { id: person.uid, figure }, query: {} });
const dispute = (figure: CountedFigure) => ({ body: { figure, reason: 'That one was taken back' } });

describe('what is counted in a figure', () => {
  it('is listed for its person and for admins, what adds most first, and adds up to the figure', async () => {
    const one = await delivered(1, 1);
    const two = await delivered(2, 0, 'Kelong cruise');
    const found = await succeed(listCounted, figureOf('treasures_accepted'), creator);
    expect(found).toMatchObject([
      { id: two.id, kind: 'treasures', adds: 2, title: 'Kelong cruise', campaign_id: two.campaignId },
      { id: one.id, kind: 'treasures', adds: 1, title: 'Iced Tea', campaign_id: one.campaignId },
    ]);
    expect(await succeed(listCounted, figureOf('treasures_accepted'), admin)).toEqual(found);
    await delivered(1, 0);
    const { record } = await succeed(getCreatorRecord, { params: { id: creator.uid } }, owner);
    const accepted = await succeed(listCounted, figureOf('treasures_accepted'), creator);
    expect(accepted.reduce((sum, { adds }) => sum + adds, 0)).toBe(record?.treasures_accepted);
    expect(await succeed(listCounted, figureOf('treasures_rejected'), creator)).toMatchObject([{ id: one.id }]);
    expect(await succeed(listCounted, figureOf('payouts_received'), creator)).toEqual([]);
  });

  it('comes in pages', async () => {
    const ids = [(await delivered(2, 0)).id, (await delivered(1, 0)).id, (await delivered(1, 0)).id];
    const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
    const first = await call(listCounted, { ...figureOf('loots_completed'), query: { limit: 2 } }, creator);
    if (!first.ok || !first.nextCursor) throw new Error('a first page with a cursor was expected');
    const query = { limit: 2, cursor: first.nextCursor };
    const rest = await succeed(listCounted, { ...figureOf('loots_completed'), query }, creator);
    expect(rest).toHaveLength(1);
    expect([...idsOf(first.data), ...idsOf(rest)].toSorted()).toEqual(ids.toSorted());
  });

  it('is shown to nobody else, the other side included', async () => {
    await delivered(1, 0);
    for (const person of [owner, await createPerson('content_creator')]) {
      expect(await refuse(listCounted, figureOf('treasures_accepted'), person)).toMatchObject({ status: 404 });
    }
    expect(await refuse(listCounted, figureOf('treasures_accepted'), await createPerson('user'))).toMatchObject({
      status: 403,
    });
    expect(await refuse(listCounted, figureOf('treasures_accepted'))).toMatchObject({ status: 401 });
  });
});

describe('a figure that somebody finds wrong', () => {
  const decide = async (id: string, decision: 'granted' | 'refused') => {
    await succeed(decideCase, { params: { id }, body: { decision, reason: 'Counted again' } }, admin);
    await createNotifications(deps().db, caseProjections, id, deps().clock.now());
  };
  const toldTo = async ({ uid }: Person) => {
    const found = await deps().db.firestore.collection(COLLECTIONS.notifications).where('uid', '==', uid).get();
    return found.docs.map((doc) => doc.get('kind') as string);
  };

  it.each([
    ['granted', 'record_corrected'],
    ['refused', 'record_confirmed'],
  ] as const)('waits for an admin, whose decision it is %s is told to its person', async (decision, kind) => {
    const before = (await succeed(getWaitingWork, {}, admin)).records;
    const { id } = await succeed(disputeRecord, dispute('treasures_rejected'), creator);
    expect((await succeed(getWaitingWork, {}, admin)).records).toBe(before + 1);
    const cases = await succeed(listCases, { query: { kind: 'figure', status: 'open' } }, admin);
    expect(cases.find((one) => one.id === id)).toMatchObject({
      ...{ figure: 'treasures_rejected', campaign_id: null, opened_by: creator.uid, amount: null },
      summary: 'That one was taken back',
    });
    await decide(id, decision);
    expect(await toldTo(creator)).toEqual([kind]);
    expect(await succeed(listRecordDisputes, { query: {} }, creator)).toMatchObject([
      { id, figure: 'treasures_rejected', status: decision, decision: { reason: 'Counted again' } },
    ]);
  });

  it('is looked at once at a time, and again when somebody asks after the decision', async () => {
    const { id } = await succeed(disputeRecord, dispute('loots_completed'), creator);
    expect(await refuse(disputeRecord, dispute('loots_completed'), creator)).toMatchObject({ status: 409 });
    await succeed(disputeRecord, dispute('treasures_accepted'), creator);
    await decide(id, 'refused');
    expect((await succeed(disputeRecord, dispute('loots_completed'), creator)).id).not.toBe(id);
    const other = await createPerson('content_creator');
    await succeed(disputeRecord, dispute('loots_completed'), other);
    expect(await succeed(listRecordDisputes, { query: {} }, other)).toHaveLength(1);
  });

  it('is one of the own record, and decided by admins', async () => {
    expect(await refuse(disputeRecord, dispute('refunds_asked'), creator)).toMatchObject({ status: 409 });
    expect(await refuse(disputeRecord, dispute('loots_completed'), owner)).toMatchObject({ status: 409 });
    expect(await refuse(disputeRecord, dispute('loots_completed'), admin)).toMatchObject({ status: 403 });
    expect(await refuse(disputeRecord, dispute('loots_completed'))).toMatchObject({ status: 401 });
    const { id } = await succeed(disputeRecord, dispute('refunds_asked'), owner);
    const body = { decision: 'granted' as const, reason: 'It is mine' };
    expect(await refuse(decideCase, { params: { id }, body }, owner)).toMatchObject({ status: 403 });
  });

  it('goes with the account', async () => {
    const { id } = await succeed(disputeRecord, dispute('loots_completed'), creator);
    await casesPersonalData.erase.cases(deps(), creator.uid);
    expect(await deps().db.cases.find(id)).toBeNull();
  });
});
