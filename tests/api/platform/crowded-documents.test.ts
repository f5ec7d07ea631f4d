import { decideApplication } from '@doubloon/contract/applications/operations.ts';
import { Firestore } from '@google-cloud/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import { CampaignFundsStore } from '../../../functions/src/payments/ledger/ledger.store.ts';
import { openDatabase, unitOfWork } from '../../../functions/src/platform/database/database.ts';
import { isContended } from '../../../functions/src/platform/database/grpc-status.ts';
import { STORE_CLASSES } from '../../../functions/src/store-classes.ts';
import { call, deps, replaceDependencies } from '../../support/api.ts';
import { newMeeting, skipPauses } from '../../support/borders/attempts.ts';
import { storeApplication, storeCampaign, storeFunds } from '../../support/given/fixtures.ts';
import { ownProjectId } from '../../support/setup/own-database.ts';
import { slotsTaken } from '../../support/given/overdue-slots.ts';
import { createPerson } from '../../support/given/people.ts';

/** Those who read the funds of a campaign in a unit of work. */
let meeting: ReturnType<typeof newMeeting> | undefined;

class CrowdedFunds extends CampaignFundsStore {
  override async get(id: string) {
    const funds = await super.get(id);
    await meeting?.come();
    return funds;
  }
}

const firestore = new Firestore({ projectId: ownProjectId(), ignoreUndefinedProperties: true });
replaceDependencies({ db: openDatabase(firestore, { ...STORE_CLASSES, campaignFunds: CrowdedFunds }) });

const skipped = skipPauses();
/** How many writers can meet in one document and all succeed, one in each attempt. */
const AT_ONCE = 8;

afterEach(() => {
  meeting = undefined;
});

describe('units of work that meet in one document at every attempt', () => {
  it('take exactly the slots that there are, and the last is told so', async () => {
    const owner = await createPerson('business_owner');
    const slots = AT_ONCE - 1;
    const campaign = await storeCampaign(owner, { creatorSlots: slots });
    await storeFunds(campaign, { slotsTaken: 0 });
    const creators = await Promise.all(Array.from({ length: AT_ONCE }, () => createPerson('content_creator')));
    const applications = await Promise.all(creators.map((creator) => storeApplication(campaign, creator)));
    const { come, leave } = newMeeting(AT_ONCE);
    meeting = { come, leave };
    const answers = await Promise.all(
      applications.map(({ id }) =>
        call(decideApplication, { params: { id }, body: { status: 'approved' } }, owner).finally(leave),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(slots).fill(200), 409]);
    expect(await slotsTaken(campaign)).toBe(slots);
  });

  it('give up within the minute that a call has, and say that others came first', async () => {
    const aborted = Object.assign(new Error('contended'), { code: 10 });
    let attempts = 0;
    skipped.milliseconds = 0;
    const failing = unitOfWork(deps(), () => ((attempts += 1), Promise.reject(aborted)));
    await expect(failing).rejects.toSatisfy(isContended);
    expect(attempts).toBe(AT_ONCE);
    expect(skipped.milliseconds).toBeGreaterThan(15_000);
    expect(skipped.milliseconds).toBeLessThan(50_000);
  });
});
