import type { Application } from '@doubloon/contract/applications/application.ts';
import {
  createApplication,
  decideApplication,
  freeSlot,
  getApplicant,
  withdrawApplication,
} from '@doubloon/contract/applications/operations.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { applicationProjections } from '../../../functions/src/applications/projections.ts';
import { updateCounters } from '../../../functions/src/platform/projections/tally.ts';
import { deps, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, stored } from '../../support/given/fixtures.ts';
import { overdueSlot } from '../../support/given/overdue-slots.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
});

const body = (campaign: Campaign, { uid }: Person) => ({
  body: { campaign_id: campaign.id, creator_id: uid, cover_letter: 'This time I deliver.' },
});
const of = ({ id }: Pick<Application, 'id'>) => ({ params: { id } });

describe('a creator who was rejected', () => {
  it('takes the decision, also a late one, out of nobody’s record by applying again, nor by withdrawing that', async () => {
    const [late, creator] = [await createPerson('business_owner'), await createPerson('content_creator')];
    const campaign = await storeCampaign(late);
    const application = await storeApplication(campaign, creator, {
      ...{ status: 'rejected', feedback: 'Not this time' },
      ...{ createdAt: new Date('2026-03-01'), decideBy: new Date('2026-03-08'), decidedAt: new Date('2026-03-10') },
    });
    const decisions = async () => {
      await updateCounters(deps().db, applicationProjections, application.id);
      return (await deps().db.records.get(late.uid)).decisions;
    };
    const before = await decisions();
    expect(before).toMatchObject({ late: 1 });
    const rejected = await stored(COLLECTIONS.applications, application.id);

    await succeed(createApplication, body(campaign, creator), creator);
    expect(await decisions()).toEqual(before);
    await succeed(withdrawApplication, of(application), creator);
    expect(await decisions()).toEqual(before);
    const { answers: _answers, ...kept } = rejected ?? {};
    expect(await stored(COLLECTIONS.applications, application.id)).toMatchObject(kept);
  });
});

describe('a creator who has delivered nothing', () => {
  it('does not get that out of the record by applying again, nor by withdrawing that', async () => {
    const creator = await createPerson('content_creator');
    const due = async (application: Application) => {
      await updateCounters(deps().db, applicationProjections, application.id);
      return (await deps().db.records.get(creator.uid)).deliveries.due;
    };
    const { campaign, application } = await overdueSlot({ owner, creator });
    await succeed(freeSlot, of(application), owner);
    expect(await due(application)).toBe(1);
    const freed = await stored(COLLECTIONS.applications, application.id);

    for (const time of ['once', 'twice']) {
      expect(await succeed(createApplication, body(campaign, creator), creator)).toMatchObject({ status: 'pending' });
      expect(await due(application), `applied again ${time}`).toBe(1);
      await succeed(withdrawApplication, of(application), creator);
      expect(await due(application), `withdrawn ${time}`).toBe(1);
    }
    expect(await stored(COLLECTIONS.applications, application.id), 'it is as it was').toMatchObject({
      status: 'rejected',
      feedback: freed?.['feedback'],
      freedAt: freed?.['freedAt'],
    });
  });

  it('is still shown so to the owner when they come again', async () => {
    const creator = await createPerson('content_creator');
    const { campaign, application } = await overdueSlot({ owner, creator });
    await succeed(freeSlot, of(application), owner);
    await succeed(createApplication, body(campaign, creator), creator);
    await succeed(withdrawApplication, of(application), creator);
    const another = await storeApplication(await storeCampaign(owner), creator);
    const shown = async () => (await succeed(getApplicant, of(another), owner)).together.newest;
    const freed = { application_id: application.id, status: 'rejected', slot_freed: true };
    expect(await shown()).toMatchObject([freed]);

    await succeed(createApplication, body(campaign, creator), creator);
    await succeed(decideApplication, { ...of(application), body: { status: 'rejected' } }, owner);
    expect(await shown(), 'also when the owner has not taken them again').toMatchObject([freed]);
  });
});
