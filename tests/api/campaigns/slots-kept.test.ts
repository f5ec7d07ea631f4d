import type { Application } from '@doubloon/contract/applications/application.ts';
import type { ContentStatus } from '@doubloon/contract/applications/lifecycle.ts';
import { freeSlot, previewSlotFreeing, submitContent } from '@doubloon/contract/applications/operations.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import { createAppeal } from '@doubloon/contract/cases/operations.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { createDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { applicationStatusLabels, spoken } from '@doubloon/contract/shared/status-labels.ts';
import { Firestore } from '@google-cloud/firestore';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Cases } from '../../../functions/src/cases/cases.store.ts';
import { Deliverables } from '../../../functions/src/deliverables/deliverables.store.ts';
import { openDatabase } from '../../../functions/src/platform/database/database.ts';
import { STORE_CLASSES } from '../../../functions/src/store-classes.ts';
import { call, deps, refuse, replaceDependencies, succeed } from '../../support/api.ts';
import { reportOf, tiktokUrl, deliverablesOf } from '../../support/given/approved-creators.ts';
import { linkAccount, stored, storeDeliverable } from '../../support/given/fixtures.ts';
import { ownProjectId } from '../../support/setup/own-database.ts';
import { ago, now, overdueSlot, slotsTaken } from '../../support/given/overdue-slots.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

/** Called after a unit of work has read the data it decides by. */
const looks: { owner?: () => void; creator?: () => Promise<void> } = {};

class WatchedCases extends Cases {
  override async hasOpenAppealBy(...asked: Parameters<Cases['hasOpenAppealBy']>): Promise<boolean> {
    const hasOpen = await super.hasOpenAppealBy(...asked);
    looks.owner?.();
    return hasOpen;
  }
}

class WatchedDeliverables extends Deliverables {
  override async countOfApplication(id: string): Promise<number> {
    const count = await super.countOfApplication(id);
    await looks.creator?.();
    return count;
  }
}

const firestore = new Firestore({ projectId: ownProjectId(), ignoreUndefinedProperties: true });
const watched = { cases: WatchedCases, deliverables: WatchedDeliverables };
replaceDependencies({ db: openDatabase(firestore, { ...STORE_CLASSES, ...watched }) });

let owner: Person;
let creator: Person;
let handle: string;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
  handle = unique('h');
  await linkAccount(creator, 'tiktok', handle);
});

const overdue = (fields: Partial<Application> = {}, ofCampaign: Partial<Campaign> = {}) =>
  overdueSlot({ owner, creator }, fields, ofCampaign);
/** Returns something to wait for, and a function that ends the waiting. */
function newSignal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}
const of = ({ id }: Pick<Application, 'id'>) => ({ params: { id } });
const documentOf = ({ id }: Pick<Application, 'id'>) => stored(COLLECTIONS.applications, id);
const contentThatIs = (status: ContentStatus, decidedAt: Date | null) => ({
  ...{ text: 'A script', url: null, feedback: null, submittedAt: ago(10), decideBy: ago(5) },
  ...{ status, decidedAt },
});

/** That a slot is kept for a reason, said by what shows it and by what would free it; nothing has changed then. */
async function expectKept(application: Application, problem: string): Promise<void> {
  const before = await documentOf(application);
  expect(await succeed(previewSlotFreeing, of(application), owner)).toEqual({ problem });
  const refused = await refuse(freeSlot, of(application), owner);
  expect(refused).toMatchObject({ status: 409, code: 'illegal_state', message: problem });
  expect(await documentOf(application)).toEqual(before);
}

describe('a slot is kept', () => {
  it('before its deadline', async () => {
    const { application } = await overdue({ deliverBy: addDays(now(), 1) });
    await expectKept(application, 'The creator still has time to deliver');
  });

  it.each(['pending', 'rejected', 'completed'] as const)('by nobody whose application is %s', async (status) => {
    const { application } = await overdue({ status });
    await expectKept(
      application,
      `This application is ${spoken(applicationStatusLabels[status])} and has no slot to free`,
    );
  });

  it.each(CampaignStatus.options)('or freed of a loot that is %s only while it runs', async (status) => {
    const { application } = await overdue({}, { status });
    if (status === 'open' || status === 'paused') await succeed(freeSlot, of(application), owner);
    else await expectKept(application, 'This loot is closed and gives no more slots away');
  });

  it('by nobody where creators are paid by their views', async () => {
    const { application } = await overdue({}, { payoutModel: 'per_view' });
    await expectKept(application, 'This loot has no slots');
  });

  it.each([
    ['submitted', null, 'The creator has submitted content. Decide on it first'],
    ['approved', 9, 'You have approved content of this creator. Approve its payment instead'],
    ['revision_requested', 4, 'The creator still has time to change what you sent back'],
    ['revision_requested', 6, null],
  ] as const)('for content that is %s, decided on %s days ago: %s', async (status, days, problem) => {
    const { application } = await overdue({ content: contentThatIs(status, days === null ? null : ago(days)) });
    if (problem) await expectKept(application, problem);
    else expect(await succeed(freeSlot, of(application), owner)).toMatchObject({ status: 'rejected' });
  });

  const late = { reportedAt: 5, decidedAt: 4 };
  it.each([
    ['submitted', {}, 'The creator has delivered a treasure. Decide on it first'],
    ['approved', { decidedAt: 19 }, 'You have approved a treasure of this creator, who keeps the slot'],
    ['revision_requested', late, 'The creator still has time to change what you sent back'],
    ['revision_requested', { decidedAt: 6 }, null],
    ['rejected', { decidedAt: 4 }, 'The creator still has time to appeal against the rejection of a treasure'],
    ['rejected', { decidedAt: 6 }, null],
    ['rejected', late, null],
  ] as const)('for a treasure that is %s with %o: %s', async (status, days, problem) => {
    const { application } = await overdue();
    const fields: Partial<Deliverable> = {
      ...{ status, createdAt: ago(19), reportedAt: ago('reportedAt' in days ? days.reportedAt : 19) },
      decidedAt: 'decidedAt' in days ? ago(days.decidedAt) : null,
    };
    await storeDeliverable(application, fields);
    if (problem) await expectKept(application, problem);
    else expect(await succeed(freeSlot, of(application), owner)).toMatchObject({ status: 'rejected' });
  });

  it('while an appeal waits; and once it is freed no treasure of it comes back', async () => {
    const { application } = await overdue();
    const rejected = { status: 'rejected' as const, createdAt: ago(19), decidedAt: ago(18) };
    const [first, second] = await Promise.all([1, 2].map(() => storeDeliverable(application, rejected)));
    const appealOf = (id = '') => ({ body: { subject: { type: 'treasure' as const, id }, reason: 'It is fine' } });
    const { id } = await succeed(createAppeal, appealOf(first?.id), creator);
    await expectKept(application, 'The creator has appealed, and our team has not decided yet');
    await deps().db.firestore.collection(COLLECTIONS.cases).doc(id).update({ status: 'refused' });
    await succeed(freeSlot, of(application), owner);
    expect(await refuse(createAppeal, appealOf(second?.id), creator)).toMatchObject({
      code: 'illegal_state',
      message: 'The slot of this project was freed: nothing in it can be decided again',
    });
  });

  it('while money of it is on its way', async () => {
    const { application, campaign } = await overdue();
    const funds = { applicationId: application.id, campaignId: campaign.id, creatorId: creator.uid, posts: [] };
    const money = { paidCents: 0, reversedCents: 0, livePayoutId: 'pay_1', updatedAt: now() };
    await deps()
      .db.firestore.collection(COLLECTIONS.applicationFunds)
      .doc(application.id)
      .set({ ...funds, ...money });
    await expectKept(application, 'A payment to this creator is on its way');
  });
});

describe('a treasure or content that comes at the same moment', () => {
  afterEach(() => {
    delete looks.owner;
    delete looks.creator;
  });

  it.each([1, 2, 3, 4])('keeps the slot, or comes too late (time %d)', async () => {
    const { application, campaign } = await overdue();
    const { length: before } = await deliverablesOf(creator);
    const [delivered, freed] = await Promise.all([
      call(createDeliverable, reportOf(application, tiktokUrl(handle)), creator),
      call(freeSlot, of(application), owner),
    ]);
    expect([delivered.status, freed.status].toSorted()).toEqual(freed.ok ? [200, 409] : [201, 409]);
    expect(await documentOf(application)).toMatchObject({ status: freed.ok ? 'rejected' : 'approved' });
    expect(await slotsTaken(campaign)).toBe(freed.ok ? 0 : 1);
    expect(await deliverablesOf(creator)).toHaveLength(before + (delivered.ok ? 1 : 0));
  });

  it('keeps the slot, or comes too late, when both have looked before either writes', async () => {
    const { application, campaign } = await overdue();
    const [owners, creators] = [newSignal(), newSignal()];
    looks.owner = owners.give;
    looks.creator = () => {
      creators.give();
      return owners.given;
    };
    const delivering = call(createDeliverable, reportOf(application, tiktokUrl(handle)), creator);
    await creators.given;
    const freed = await call(freeSlot, of(application), owner);
    const delivered = await delivering;
    expect([delivered.status, freed.status].toSorted()).toEqual(freed.ok ? [200, 409] : [201, 409]);
    expect(await slotsTaken(campaign)).toBe(freed.ok ? 0 : 1);
  });

  it('is content: only one of both happens', async () => {
    const { application } = await overdue();
    const [content, freed] = await Promise.all([
      call(submitContent, { ...of(application), body: { text: 'A script' } }, creator),
      call(freeSlot, of(application), owner),
    ]);
    expect([content.status, freed.status].toSorted()).toEqual([200, 409]);
    expect(await documentOf(application)).toMatchObject({ status: freed.ok ? 'rejected' : 'approved' });
  });
});
