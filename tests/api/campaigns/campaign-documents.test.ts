import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { getCampaign, listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { deps, succeed } from '../../support/api.ts';
import { storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let loot: Campaign;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  loot = await storeCampaign(owner, { endDate: '2999-03-30', ageRange: '18-35' });
});

/** Writes the loot anew in the other names and forms that the specification knows. */
async function writeOtherwise(platforms: Record<string, unknown>): Promise<void> {
  const { id, expectedReach, ageRange, endDate, applicantQuestions, createdAt, platforms: _own, ...same } = loot;
  await deps()
    .db.firestore.doc(`${COLLECTIONS.campaigns}/${id}`)
    .set({
      ...{ ...same, ...platforms, id, expected_reach: expectedReach, targetAge: ageRange, end_date: endDate },
      ...{ requirements: '["Show the leaves"]', interests: '["tea"]' },
      applicant_questions: JSON.stringify(applicantQuestions),
      // Lists are in the order of this name.
      createdAt,
      startDate: { _seconds: Math.floor(createdAt.getTime() / 1000), _nanoseconds: 0 },
    });
}

describe('a loot that is stored in the other names and forms of the specification', () => {
  it.each([
    [{ platforms: '["tiktok","youtube"]' }, ['tiktok', 'youtube']],
    [{ platform: 'tiktok' }, ['tiktok']],
  ])('with %j is shown, alone and in lists', async (written, platforms) => {
    await writeOtherwise(written);
    const expected = {
      ...{ platforms, requirements: ['Show the leaves'], interests: ['tea'], endDate: '2999-03-30' },
      ...{ expected_reach: loot.expectedReach, age_range: '18-35', applicant_questions: loot.applicantQuestions },
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    };
    expect(await succeed(getCampaign, { params: { id: loot.id } })).toMatchObject(expected);
    const own = await succeed(listCampaignsOfOwner, { params: { id: owner.uid }, query: {} }, owner);
    expect(own).toEqual([expect.objectContaining(expected)]);
  });

  it('as active is an open one', async () => {
    const active = await storeCampaign(owner);
    await deps().db.firestore.doc(`${COLLECTIONS.campaigns}/${active.id}`).update({ status: 'active' });
    expect(await succeed(getCampaign, { params: { id: active.id } })).toMatchObject({ status: 'open' });
  });
});
