import { decideCase, getCase, listAuditLog, listCases, setUserAccess } from '@doubloon/contract/admin/operations.ts';
import {
  decideReport,
  getWaitingDetails,
  getWaitingWork,
  listCasesOfPerson,
} from '@doubloon/contract/admin/work-operations.ts';
import { getCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { report } from '@doubloon/contract/cases/operations.ts';
import type { ReportDecision, ReportedType } from '@doubloon/contract/cases/report.ts';
import { sendMessage, startConversation } from '@doubloon/contract/messaging/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { getStore } from '@doubloon/contract/stores/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { casesPersonalData } from '../../../functions/src/cases/personal-data.ts';
import { caseProjections } from '../../../functions/src/cases/projections.ts';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import { callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let admin: Person;
let owner: Person;
let creator: Person;

beforeAll(async () => {
  admin = await createPerson('admin');
});
beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
});

const about = (type: ReportedType, id: string) => ({ body: { type, id, reason: 'scam' as const, details: 'Asks me' } });
const decide = (id: string, decision: ReportDecision) =>
  succeed(decideReport, { params: { id }, body: { decision, reason: 'House rules' } }, admin);
const openReports = () => succeed(listCases, { query: { kind: 'report', status: 'open', limit: 50 } }, admin);

async function messageFrom(sender: Person, receiver: Person, text: string): Promise<string> {
  const { id } = await succeed(startConversation, { body: { otherUserId: receiver.uid } }, sender);
  return (await succeed(sendMessage, { params: { id }, body: { text, attachments: [] } }, sender)).id;
}

describe('a report', () => {
  it('waits for an admin with a copy of what it is about', async () => {
    const loot = await storeCampaign(owner, { title: 'Free phones', description: 'Send your card' });
    const message = await messageFrom(owner, creator, 'Pay me first');
    const before = (await succeed(getWaitingWork, {}, admin)).reports;
    const things = [
      ['person', owner.uid, { name: owner.name }],
      ['message', message, { name: owner.name, text: 'Pay me first' }],
      ['loot', loot.id, { name: 'Free phones', text: expect.stringContaining('Send your card') as string }],
    ] as const;
    for (const [type, id, copy] of things) {
      const reported = { type, id, reason: 'scam', person_id: owner.uid, has_files: false, ...copy };
      const { id: caseId } = await succeed(report, about(type, id), creator);
      expect((await openReports()).find((one) => one.id === caseId)).toMatchObject({
        ...{ kind: 'report', opened_by: creator.uid, summary: 'Asks me', reported },
        person: { name: creator.name },
        people: [
          { uid: creator.uid, name: creator.name, as: 'asked' },
          { uid: owner.uid, name: owner.name, as: 'reported' },
        ],
      });
    }
    const casesOf = async (person: Person, as: 'asked' | 'reported') =>
      (await succeed(listCasesOfPerson, { params: { id: person.uid }, query: { as } }, admin)).length;
    expect([await casesOf(creator, 'asked'), await casesOf(owner, 'asked')]).toEqual([3, 0]);
    expect([await casesOf(creator, 'reported'), await casesOf(owner, 'reported')]).toEqual([0, 3]);
    await succeed(report, about('store', creator.uid), owner);
    expect((await succeed(getWaitingWork, {}, admin)).reports).toBe(before + 4);
    expect((await succeed(getWaitingDetails, {}, admin)).reports.amount).toBeNull();
    const waiting = (await openReports()).map(({ created_at: at }) => at.getTime());
    expect(waiting).toEqual(waiting.toSorted((a, b) => a - b));
  });

  it('can be made again with new facts once it is decided, and not before', async () => {
    const loot = await storeCampaign(owner);
    const first = await succeed(report, about('loot', loot.id), creator);
    await decide(first.id, 'dismiss');
    const twice = await Promise.all([
      callRaw('POST', '/cases/reports', { body: JSON.stringify(about('loot', loot.id).body), person: creator }),
      callRaw('POST', '/cases/reports', { body: JSON.stringify(about('loot', loot.id).body), person: creator }),
    ]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await refuse(report, about('loot', loot.id), creator)).toMatchObject({ status: 409 });
    const open = (await openReports()).filter(({ reported }) => reported?.id === loot.id);
    expect(open.map(({ opened_by: by }) => by)).toEqual([creator.uid]);
    expect(open[0]?.id).not.toBe(first.id);
    await decide(open[0]?.id ?? '', 'hide');
    expect(await refuse(getCampaign, { params: { id: loot.id } }, creator)).toMatchObject({ status: 404 });
    expect(await deps().db.cases.find(first.id)).toMatchObject({ status: 'refused' });
  });

  it('is made once by each person for each thing, while it waits', async () => {
    await succeed(report, about('person', owner.uid), creator);
    expect(await refuse(report, about('person', owner.uid), creator)).toMatchObject({ status: 409 });
    await succeed(report, about('person', owner.uid), await createPerson('user'));
    const reports = (await openReports()).filter(({ reported }) => reported?.id === owner.uid);
    expect(reports.filter(({ opened_by: by }) => by === creator.uid)).toHaveLength(1);
    expect(reports).toHaveLength(2);
  });

  it('is about something of somebody else that the reporter can see', async () => {
    const message = await messageFrom(owner, creator, 'Between us');
    const hidden = await storeCampaign(owner, { status: 'pending' });
    const stranger = await createPerson('user');
    for (const [type, id] of [
      ['message', message],
      ['loot', hidden.id],
      ['store', owner.uid],
      ['person', 'nobody'],
    ] as const) {
      expect(await refuse(report, about(type, id), stranger)).toMatchObject({ status: 404 });
    }
    expect(await refuse(report, about('person', creator.uid), creator)).toMatchObject({ status: 403 });
    expect(await refuse(report, about('message', message), owner)).toMatchObject({ status: 403 });
    expect(await refuse(report, about('person', owner.uid))).toMatchObject({ status: 401 });
  });

  it('says what is wrong where no reason on the list fits', async () => {
    const body = JSON.stringify({ type: 'person', id: owner.uid, reason: 'other' });
    expect(await callRaw('POST', '/cases/reports', { body, person: creator })).toMatchObject({
      ...{ status: 422, body: { details: [{ field: 'body.details', message: 'Please write what is wrong' }] } },
    });
  });

  it('is limited to 10 a day', async () => {
    const campaign = () => storeCampaign(owner);
    for (let n = 0; n < 10; n += 1) await succeed(report, about('loot', (await campaign()).id), creator);
    expect(await refuse(report, about('loot', (await campaign()).id), creator)).toMatchObject({ status: 429 });
  });

  it('goes with the account of its author, and of whom it is about', async () => {
    const { id: own } = await succeed(report, about('person', owner.uid), creator);
    await casesPersonalData.erase.cases(deps(), creator.uid);
    expect(await deps().db.cases.find(own)).toBeNull();
    const { id: other } = await succeed(report, about('store', creator.uid), owner);
    await casesPersonalData.erase.cases(deps(), creator.uid);
    expect(await deps().db.cases.find(other)).toBeNull();
  });
});

describe('the decision on a report', () => {
  const toldTo = async ({ uid }: Person, id: string) => {
    await createNotifications(deps().db, caseProjections, id, deps().clock.now());
    const found = await deps().db.firestore.collection(COLLECTIONS.notifications).where('uid', '==', uid).get();
    return found.docs.map((doc) => doc.get('kind') as string);
  };
  const logged = async (subject: string) =>
    (await succeed(listAuditLog, { query: { subject } }, admin)).map(({ action }) => action);

  it('dismisses it, which its author hears and the log keeps', async () => {
    const { id } = await succeed(report, about('person', owner.uid), creator);
    expect(await decide(id, 'dismiss')).toMatchObject({ status: 'refused' });
    expect(await toldTo(creator, id)).toEqual(['report_dismissed']);
    expect(await logged(id)).toEqual(['report_dismissed']);
    const again = { params: { id }, body: { decision: 'suspend' as const, reason: 'After all' } };
    expect(await refuse(decideReport, again, admin)).toMatchObject({ status: 409 });
    expect((await deps().auth.getUser(owner.uid)).disabled).toBe(false);
  });

  it('hides a loot', async () => {
    const loot = await storeCampaign(owner);
    const { id } = await succeed(report, about('loot', loot.id), creator);
    expect(await decide(id, 'hide')).toMatchObject({ status: 'granted' });
    expect(await refuse(getCampaign, { params: { id: loot.id } }, creator)).toMatchObject({ status: 404 });
    expect(await succeed(getCampaign, { params: { id: loot.id } }, owner)).toMatchObject({ status: 'rejected' });
    expect(await toldTo(creator, id)).toEqual(['report_upheld']);
    expect([await logged(id), await logged(loot.id)]).toEqual([['report_upheld'], ['campaign_rejected']]);
    const second = await succeed(report, about('loot', loot.id), admin);
    expect(await decide(second.id, 'hide')).toMatchObject({ status: 'granted' });
  });

  it('suspends whose store or message it is', async () => {
    const message = await messageFrom(creator, owner, 'Buy followers');
    const { id } = await succeed(report, about('message', message), owner);
    await decide(id, 'suspend');
    expect((await deps().auth.getUser(creator.uid)).disabled).toBe(true);
    expect(await refuse(getStore, { params: { id: creator.uid } })).toMatchObject({ status: 404 });
    expect(await logged(creator.uid)).toEqual(['user_disabled']);
    const body = { disabled: false, reason: 'Sorted out' };
    await succeed(setUserAccess, { params: { id: creator.uid }, body }, admin);
  });

  it('is for admins, about reports, and hides nothing but loots', async () => {
    const { id } = await succeed(report, about('person', owner.uid), creator);
    const params = { id };
    for (const person of [creator, owner]) {
      expect(await refuse(getCase, { params }, person)).toMatchObject({ status: 403 });
      const body = { decision: 'dismiss' as const, reason: 'Mine' };
      expect(await refuse(decideReport, { params, body }, person)).toMatchObject({ status: 403 });
    }
    const hide = { params, body: { decision: 'hide' as const, reason: 'House rules' } };
    expect(await refuse(decideReport, hide, admin)).toMatchObject({ status: 409 });
    const grant = { params, body: { decision: 'granted' as const, reason: 'House rules' } };
    expect(await refuse(decideCase, grant, admin)).toMatchObject({ status: 409 });
    const { id: ofAdmin } = await succeed(report, about('person', admin.uid), creator);
    const suspend = { params: { id: ofAdmin }, body: { decision: 'suspend' as const, reason: 'House rules' } };
    expect(await refuse(decideReport, suspend, admin)).toMatchObject({ status: 403 });
  });
});
