import { listFlags } from '@doubloon/contract/flags/operations.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { refuse, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, storeDeliverable, storeFlagReport } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
});

async function delivered(): Promise<Deliverable> {
  const application = await storeApplication(await storeCampaign(owner), creator, { status: 'approved' });
  return storeDeliverable(application, {});
}

const of = ({ id }: Pick<Deliverable, 'id'>) => ({ params: { id } });

describe('what does not fit about a treasure', () => {
  it('is told to its owner in general words, without figures, weights and names of rules', async () => {
    const treasure = await delivered();
    expect(await succeed(listFlags, of(treasure), owner)).toEqual([]);
    const report = await storeFlagReport(treasure);
    expect(await succeed(listFlags, of(treasure), owner)).toEqual(
      report.flags.map(({ forPerson: sentence }) => ({ sentence })),
    );
  });

  it('is not told once an admin has looked at it', async () => {
    const treasure = await delivered();
    const { flags } = await storeFlagReport(treasure);
    const decided = flags.map(({ name, evidence }) => ({ name, evidence, subjectId: null }));
    await storeFlagReport(treasure, { decided });
    expect(await succeed(listFlags, of(treasure), owner)).toEqual([]);
  });

  it('is told to nobody else', async () => {
    const treasure = await delivered();
    await storeFlagReport(treasure);
    expect(await refuse(listFlags, of(treasure), await createPerson('business_owner'))).toMatchObject({ status: 404 });
    for (const person of [creator, await createPerson('admin')]) {
      expect(await refuse(listFlags, of(treasure), person)).toMatchObject({ status: 403 });
    }
    expect(await refuse(listFlags, of(treasure))).toMatchObject({ status: 401 });
  });
});
