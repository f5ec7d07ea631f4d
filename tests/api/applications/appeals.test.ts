import { decideCase, listAuditLog, listCases } from '@doubloon/contract/admin/operations.ts';
import { decideApplication } from '@doubloon/contract/applications/operations.ts';
import { getCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { createAppeal, listOwnAppeals } from '@doubloon/contract/cases/operations.ts';
import { Deliverable, type PostReservation } from '@doubloon/contract/deliverables/deliverable.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { casesPersonalData } from '../../../functions/src/cases/personal-data.ts';
import { caseProjections } from '../../../functions/src/cases/projections.ts';
import { unitOfWork } from '../../../functions/src/platform/database/database.ts';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import { call, callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { storeRejected, type Rejected, type RejectedType } from '../../support/given/rejected.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const REASON = 'The rules say nothing of this';

let admin: Person;
let owner: Person;

beforeAll(async () => {
  admin = await createPerson('admin');
  owner = await createPerson('business_owner');
});

const reject = (type: RejectedType, fields?: object) => storeRejected(owner, type, fields);
const appealOf = ({ subject }: Pick<Rejected, 'subject'>) => ({ body: { subject, reason: REASON } });
const documentOf = ({ collection, subject }: Rejected) => stored(COLLECTIONS[collection], subject.id);
const changeDocument = ({ collection, subject }: Rejected, fields: object) =>
  deps()
    .db.firestore.collection(COLLECTIONS[collection])
    .doc(subject.id)
    .update({ ...fields });
const decision = (id: string, decided: 'granted' | 'refused' | 'flagged') =>
  ({ params: { id }, body: { decision: decided, reason: 'Looked at it' } }) as const;
const ownAppeals = (person: Person) => succeed(listOwnAppeals, { query: {} }, person);
const recorded = (subject: string) => succeed(listAuditLog, { query: { subject } }, admin);
const payoutsOf = async (campaignId: string) =>
  (await deps().db.firestore.collection(COLLECTIONS.payouts).where('campaignId', '==', campaignId).get()).size;

/** A rejected document whose appeal waits for an admin. */
async function appealed(type: RejectedType) {
  const rejected = await reject(type);
  const { id } = await succeed(createAppeal, appealOf(rejected), rejected.appellant);
  return { rejected, id };
}

const TYPES = [
  ['application', 'pending', 7],
  ['treasure', 'submitted', 5],
  ['proof', 'pending', 5],
  ['campaign', 'open', null],
] as const;

describe.each(TYPES)('an appeal about the rejection of a %s', (type, again, days) => {
  it('waits for an admin, who reads who asks and why, and changes nothing by itself', async () => {
    const rejected = await reject(type);
    const before = await documentOf(rejected);
    const appeal = await succeed(createAppeal, appealOf(rejected), rejected.appellant);
    const { subject, campaignId: campaign_id } = rejected;
    expect(appeal).toMatchObject({ subject, campaign_id, reason: REASON, status: 'open', decision: null });
    const cases = await succeed(listCases, { query: { kind: 'appeal', status: 'open', limit: 50 } }, admin);
    expect(cases.find(({ id }) => id === appeal.id)).toMatchObject({
      campaign_id,
      subject_type: type,
      subject_id: subject.id,
      opened_by: rejected.appellant.uid,
      summary: REASON,
      amount: null,
      ...{ person: { name: rejected.appellant.name, picture: null }, score: null, flags: [] },
    });
    expect(await documentOf(rejected)).toEqual(before);
  });

  it('lets it be decided again when granted, within a new time, pays nothing, and is on record', async () => {
    const { rejected, id } = await appealed(type);
    expect(await succeed(decideCase, decision(id, 'granted'), admin)).toMatchObject({ status: 'granted' });
    const now = await documentOf(rejected);
    expect(now).toMatchObject({ status: again });
    if (days === null) {
      expect(now).toMatchObject({ moderationReason: null, heldByAdmin: false });
    } else {
      expect(now).toMatchObject({ feedback: null, decidedAt: null });
      const decideBy = now?.['decideBy'] as { toMillis: () => number };
      expect(Math.abs(decideBy.toMillis() - Date.now() - days * DAY_MS)).toBeLessThan(DAY_MS / 24);
    }
    expect(await payoutsOf(rejected.campaignId)).toBe(0);
    expect(await recorded(id)).toMatchObject([
      { action: 'case_granted', reason: 'Looked at it', after: { kind: 'appeal', campaignId: rejected.campaignId } },
    ]);
  });

  it('leaves it as it is when refused or flagged', async () => {
    const { rejected, id } = await appealed(type);
    const before = await documentOf(rejected);
    expect(await succeed(decideCase, decision(id, 'flagged'), admin)).toMatchObject({ status: 'open' });
    expect(await succeed(decideCase, decision(id, 'refused'), admin)).toMatchObject({ status: 'refused' });
    expect(await documentOf(rejected)).toEqual(before);
    expect(await refuse(decideCase, decision(id, 'granted'), admin)).toMatchObject({ code: 'illegal_state' });
  });

  it('is for the person it concerns, and for nobody who only knows its id', async () => {
    const rejected = await reject(type);
    const strangers = [await createPerson('content_creator'), await createPerson('business_owner')];
    for (const person of [rejected.other, ...strangers]) {
      expect(await refuse(createAppeal, appealOf(rejected), person)).toMatchObject({ status: 404, code: 'not_found' });
    }
    const unknown = { subject: { type, id: unique('no_') } };
    expect(await refuse(createAppeal, appealOf(unknown), rejected.appellant)).toMatchObject({ status: 404 });
    expect((await call(createAppeal, appealOf(rejected), admin)).ok).toBe(false);
    const body = JSON.stringify(appealOf(rejected).body);
    expect((await callRaw('POST', '/cases/appeals', { body })).status).toBe(401);
  });

  it('can be made once, by two calls at once and after it was decided, too', async () => {
    const rejected = await reject(type);
    const make = () => call(createAppeal, appealOf(rejected), rejected.appellant);
    const both = await Promise.all([make(), make()]);
    expect(both.map((answer) => (answer.ok ? 'made' : answer.error.code)).sort()).toEqual(['already_exists', 'made']);
    const [appeal, ...more] = await ownAppeals(rejected.appellant);
    expect(more).toEqual([]);
    await succeed(decideCase, decision(appeal?.id ?? '', 'refused'), admin);
    const repeated = await refuse(createAppeal, appealOf(rejected), rejected.appellant);
    expect(repeated).toMatchObject({ status: 409, code: 'already_exists' });
  });

  it('cannot be made about what is not rejected, nor granted when it is not rejected any more', async () => {
    const waiting = await reject(type, { status: again });
    expect(await refuse(createAppeal, appealOf(waiting), waiting.appellant)).toMatchObject({ code: 'illegal_state' });
    const { rejected, id } = await appealed(type);
    await changeDocument(rejected, { status: again });
    expect(await refuse(decideCase, decision(id, 'granted'), admin)).toMatchObject({ status: 409 });
    expect(await recorded(id)).toEqual([]);
    expect(await succeed(decideCase, decision(id, 'refused'), admin)).toMatchObject({ status: 'refused' });
  });

  it('brings nothing back once its loot is completed', async () => {
    const { rejected, id } = await appealed(type);
    await deps()
      .db.firestore.collection(COLLECTIONS.campaigns)
      .doc(rejected.campaignId)
      .update({ status: 'completed' });
    const before = await documentOf(rejected);
    expect(await refuse(decideCase, decision(id, 'granted'), admin)).toMatchObject({ code: 'illegal_state' });
    expect(await documentOf(rejected)).toEqual(before);
    expect(await ownAppeals(rejected.appellant)).toMatchObject([{ id, status: 'open' }]);
  });
});

it('is decided once, also by two admins at once', async () => {
  const { rejected, id } = await appealed('treasure');
  const both = await Promise.all([
    call(decideCase, decision(id, 'granted'), admin),
    call(decideCase, decision(id, 'refused'), await createPerson('admin')),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const [appeal] = await ownAppeals(rejected.appellant);
  const status = appeal?.status === 'granted' ? 'submitted' : 'rejected';
  expect(await documentOf(rejected)).toMatchObject({ status });
  expect(await recorded(id)).toHaveLength(1);
});

it('does not bring a treasure back beside a later one of the same post', async () => {
  const { rejected, id } = await appealed('treasure');
  const { postKey, applicationId } = Deliverable.pick({ postKey: true, applicationId: true }).parse(
    await documentOf(rejected),
  );
  const reservation: PostReservation = {
    postKey,
    applicationId,
    creatorId: rejected.appellant.uid,
    baselineViews: 0,
    earlierBaselines: {},
    latestReading: null,
    latestDeliverableId: unique('dlv_'),
    createdAt: new Date(),
  };
  await unitOfWork(deps(), (tx) => {
    tx.postReservations.put(reservation);
    return Promise.resolve();
  });
  expect(await refuse(decideCase, decision(id, 'granted'), admin)).toMatchObject({ code: 'illegal_state' });
  expect(await documentOf(rejected)).toMatchObject({ status: 'rejected' });
});

it('lets the owner decide on the application again after a grant, and its creator read what was decided', async () => {
  const { rejected, id } = await appealed('application');
  await succeed(decideCase, decision(id, 'granted'), admin);
  const input = { params: { id: rejected.subject.id }, body: { status: 'rejected', feedback: 'Still no' } } as const;
  expect(await succeed(decideApplication, input, owner)).toMatchObject({ status: 'rejected' });
  const shown = await ownAppeals(rejected.appellant);
  expect(shown).toMatchObject([{ id, status: 'granted', decision: { reason: 'Looked at it' } }]);
  expect(JSON.stringify(shown)).not.toContain(admin.uid);
  expect(await ownAppeals(rejected.other)).toEqual([]);
});

it('shows a campaign to everybody again after a grant', async () => {
  const { rejected, id } = await appealed('campaign');
  const byId = { params: { id: rejected.campaignId } };
  expect(await refuse(getCampaign, byId)).toMatchObject({ status: 404 });
  await succeed(decideCase, decision(id, 'granted'), admin);
  expect(await succeed(getCampaign, byId)).toMatchObject({ status: 'open' });
});

it('is told to its creator, and to the owner whose decision it is again, once', async () => {
  const { rejected, id } = await appealed('application');
  await succeed(decideCase, decision(id, 'granted'), admin);
  const tell = () => createNotifications(deps().db, caseProjections, id, new Date());
  await Promise.all([tell(), tell()]);
  const toldTo = async (person: Person) =>
    (await succeed(listNotifications, { query: { limit: 50 } }, person)).filter(({ id: of }) => of.includes(id));
  const subject = { type: 'application', id: rejected.subject.id };
  expect(await toldTo(rejected.appellant)).toMatchObject([{ kind: 'appeal_granted', subject }]);
  expect(await toldTo(owner)).toMatchObject([{ kind: 'application_received', subject }]);
});

it('ends with the account of whoever made it', async () => {
  const { rejected, id } = await appealed('proof');
  const { id: others } = await appealed('proof');
  await casesPersonalData.erase.cases(deps(), rejected.appellant.uid);
  expect(await stored(COLLECTIONS.cases, id)).toBeUndefined();
  expect(await stored(COLLECTIONS.cases, others)).toMatchObject({ status: 'open' });
});
