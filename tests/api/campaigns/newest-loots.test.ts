import { coverPicture } from '@doubloon/contract/campaigns/cover-drawing.ts';
import { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import { NEWEST_LOOTS } from '@doubloon/contract/campaigns/newest-loots.ts';
import { listNewestLoots } from '@doubloon/contract/campaigns/operations.ts';
import { expect, it } from 'vitest';
import { succeed } from '../../support/api.ts';
import { storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';

const at = (minute: number) => ({ createdAt: new Date(Date.UTC(2027, 0, 1, 0, minute)) });

it('shows visitors the newest loots that take applications, and of those only what helps to choose', async () => {
  const owner = await createPerson('business_owner');
  for (const status of CampaignStatus.options.filter((each) => each !== 'open')) {
    await storeCampaign(owner, { status, title: `A loot that is ${status}`, ...at(59) });
  }
  await storeCampaign(owner, { title: 'Full', full: true, ...at(58) });
  const shared = { payoutModel: 'budget_share', budgetCents: 100_000, creatorSlots: 4 } as const;
  const { id } = await storeCampaign(owner, { title: 'Iced tea', ...shared, ...at(1) });
  expect(await succeed(listNewestLoots, {})).toEqual([
    {
      ...{ id, title: 'Iced tea', brand: owner.name, logo: null, cover: null },
      ...{ drawn_cover: coverPicture(owner.uid, id), earns_up_to: 22_500, free_slots: 4 },
    },
  ]);

  for (let minute = 2; minute <= NEWEST_LOOTS + 1; minute += 1) {
    await storeCampaign(owner, { title: `Loot ${minute}`, ...at(minute) });
  }
  const newest = await succeed(listNewestLoots, {});
  expect(newest.map(({ title }) => title)).toEqual(['Loot 4', 'Loot 3', 'Loot 2']);
});
