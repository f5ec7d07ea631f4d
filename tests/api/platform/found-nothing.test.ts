import { createApplication, freeSlot } from '@doubloon/contract/applications/operations.ts';
import { editCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { createAppeal, disputeRecord, listRecordDisputes, report } from '@doubloon/contract/cases/operations.ts';
import { createDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import {
  deleteSocialAccount,
  issueVerificationCode,
  socialAccountId,
  verifySocialAccount,
} from '@doubloon/contract/social-accounts/operations.ts';
import { Firestore } from '@google-cloud/firestore';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Applications } from '../../../functions/src/applications/applications.store.ts';
import { Cases } from '../../../functions/src/cases/cases.store.ts';
import { Deliverables } from '../../../functions/src/deliverables/deliverables.store.ts';
import { advanceRefund } from '../../../functions/src/payments/refunds/advance-refund.ts';
import { openDatabase } from '../../../functions/src/platform/database/database.ts';
import { STORE_CLASSES } from '../../../functions/src/store-classes.ts';
import { deps, refuse, replaceDependencies, succeed } from '../../support/api.ts';
import {
  approvedCreator,
  deliverablesOf,
  reportOf,
  tiktokUrl,
  undecided,
} from '../../support/given/approved-creators.ts';
import { skipPauses } from '../../support/borders/attempts.ts';
import { storeApplication, storeCampaign, stored, storeDeliverable, storeFunds } from '../../support/given/fixtures.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import { ownProjectId } from '../../support/setup/own-database.ts';
import { ago, now, overdueSlot, slotsTaken } from '../../support/given/overdue-slots.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { writeBio } from '../../support/given/social-web.ts';

/** Done once, as soon as a unit of work has asked and before it writes. */
let meanwhile: (() => Promise<unknown>) | undefined;

async function afterwards<T>(answer: Promise<T>): Promise<T> {
  const found = await answer;
  const act = meanwhile;
  meanwhile = undefined;
  await act?.();
  return found;
}

class WatchedApplications extends Applications {
  override findAnyTo(...asked: Parameters<Applications['findAnyTo']>) {
    return afterwards(super.findAnyTo(...asked));
  }
}

class WatchedCases extends Cases {
  override hasOpenAppeal(...asked: Parameters<Cases['hasOpenAppeal']>) {
    return afterwards(super.hasOpenAppeal(...asked));
  }

  override hasOpen(...asked: Parameters<Cases['hasOpen']>) {
    return afterwards(super.hasOpen(...asked));
  }

  override hasOpenAppealBy(...asked: Parameters<Cases['hasOpenAppealBy']>) {
    return afterwards(super.hasOpenAppealBy(...asked));
  }
}

class WatchedDeliverables extends Deliverables {
  override findUndecided(...asked: Parameters<Deliverables['findUndecided']>) {
    return afterwards(super.findUndecided(...asked));
  }

  override countOfApplication(id: string) {
    return afterwards(super.countOfApplication(id));
  }
}

const firestore = new Firestore({ projectId: ownProjectId(), ignoreUndefinedProperties: true });
const watched = { applications: WatchedApplications, cases: WatchedCases, deliverables: WatchedDeliverables };
replaceDependencies({ db: openDatabase(firestore, { ...STORE_CLASSES, ...watched }) });
skipPauses();

let owner: Person;
let creator: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
});

afterEach(() => {
  meanwhile = undefined;
});

const rejectedLongAgo = { status: 'rejected' as const, createdAt: ago(19), reportedAt: ago(19), decidedAt: ago(18) };
const appealTo = (id: string) => () =>
  succeed(createAppeal, { body: { subject: { type: 'treasure', id }, reason: 'It is fine' } }, creator);

describe('what comes while it was looked for and not found', () => {
  it('keeps the brief as it is: the first application', async () => {
    const campaign = await storeCampaign(owner);
    const body = { campaign_id: campaign.id, creator_id: creator.uid, cover_letter: 'I like tea' };
    meanwhile = () => succeed(createApplication, { body }, creator);
    const edit = { params: { id: campaign.id }, body: { title: 'Another loot' } };
    expect(await refuse(editCampaign, edit, owner)).toMatchObject({ status: 409, code: 'illegal_state' });
    expect(await stored(COLLECTIONS.campaigns, campaign.id)).toMatchObject({ title: campaign.title });
  });

  it('keeps the slot: an appeal', async () => {
    const { application, campaign } = await overdueSlot({ owner, creator });
    const { id } = await storeDeliverable(application, rejectedLongAgo);
    meanwhile = appealTo(id);
    expect(await refuse(freeSlot, { params: { id: application.id } }, owner)).toMatchObject({
      status: 409,
      message: 'The creator has appealed, and our team has not decided yet',
    });
    expect(await slotsTaken(campaign)).toBe(1);
  });

  it('keeps the money of a closed loot: an appeal', async () => {
    const campaign = await storeCampaign(owner, { status: 'completed', closedAt: now() });
    await storeFunds(campaign, { closedAt: now(), refundCheckAt: ago(1) });
    const application = await storeApplication(campaign, creator, { status: 'approved' });
    const { id } = await storeDeliverable(application, rejectedLongAgo);
    meanwhile = appealTo(id);
    await advanceRefund(deps(), campaign.id);
    const funds = await stored(COLLECTIONS.campaignFunds, campaign.id);
    expect(funds).toMatchObject({ refundHold: 'appeal', refundRequest: null });
  });

  it('keeps the linked account: a treasure', async () => {
    const { creator: author, handle, campaign, application } = await approvedCreator(owner);
    meanwhile = () => succeed(createDeliverable, reportOf(application, tiktokUrl(handle)), author);
    const id = socialAccountId(author.uid, 'tiktok');
    expect(await refuse(deleteSocialAccount, { params: { id } }, author)).toMatchObject({
      status: 409,
      message: undecided(campaign.title, handle),
    });
    expect(await stored(COLLECTIONS.socialAccounts, id)).toBeDefined();
  });

  it('keeps the linked account from being replaced: a treasure', async () => {
    const { creator: author, handle, campaign, application } = await approvedCreator(owner);
    const accountUrl = 'https://www.tiktok.com/@another1';
    const { code } = await succeed(issueVerificationCode, { body: { platform: 'tiktok', accountUrl } }, author);
    await writeBio('tiktok', 'another1', code);
    meanwhile = () => succeed(createDeliverable, reportOf(application, tiktokUrl(handle)), author);
    const id = socialAccountId(author.uid, 'tiktok');
    expect(await refuse(verifySocialAccount, { params: { id } }, author)).toMatchObject({
      status: 409,
      message: undecided(campaign.title, handle),
    });
    expect(await stored(COLLECTIONS.socialAccounts, id)).toMatchObject({ handle });
  });
});

it('a figure of a record is put before the admins once, by two calls at the same time', async () => {
  const person = await createPerson('content_creator');
  const ask = { body: { figure: 'treasures_rejected' as const, reason: 'That one was taken back' } };
  meanwhile = async () => {
    // Another moment, as two calls have.
    passMinutes(1);
    await succeed(disputeRecord, ask, person);
  };
  expect(await refuse(disputeRecord, ask, person)).toMatchObject({ status: 409, code: 'already_exists' });
  expect(await succeed(listRecordDisputes, { query: {} }, person)).toHaveLength(1);
});

it('the same is put before the admins once by somebody who reports it twice at the same time', async () => {
  const [person, other] = [await createPerson('content_creator'), await createPerson('content_creator')];
  const ask = { body: { type: 'person', id: other.uid, reason: 'spam', details: 'The same to everybody' } } as const;
  meanwhile = async () => {
    passMinutes(1);
    await succeed(report, ask, person);
  };
  expect(await refuse(report, ask, person)).toMatchObject({ status: 409, code: 'already_exists' });
});

it('a treasure whose account was unlinked since it was checked is refused', async () => {
  const { creator: author, handle, application } = await approvedCreator(owner);
  meanwhile = () => succeed(deleteSocialAccount, { params: { id: socialAccountId(author.uid, 'tiktok') } }, author);
  expect(await refuse(createDeliverable, reportOf(application, tiktokUrl(handle)), author)).toMatchObject({
    status: 409,
    message: 'Your linked account has changed meanwhile. Please submit the treasure again',
  });
  expect(await deliverablesOf(author)).toEqual([]);
});
