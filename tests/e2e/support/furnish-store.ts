import { createAffiliateLink } from '@doubloon/contract/affiliates/operations.ts';
import { createReview } from '@doubloon/contract/reviews/operations.ts';
import { updateStore } from '@doubloon/contract/stores/operations.ts';
import type { StoreProfileChanges } from '@doubloon/contract/stores/store.ts';
import type { DemoApi } from '../../../scripts/seeding/demo-api.ts';
import { newcomer, type Person } from './people.ts';

/** Puts something into every part of a creator's store; `reviewer` has said what they think, `affiliate` has a referral link. */
export async function furnishStore(
  api: DemoApi,
  creator: Person,
  { reviewer, affiliate }: { reviewer: Person; affiliate: Person },
): Promise<void> {
  const params = { id: creator.uid };
  await api.call(
    updateStore,
    {
      params,
      body: {
        category: 'travel',
        location: 'Katong, Singapore',
        description: 'Two wheels, all weathers.',
        personalDescription: 'If it fits on a bicycle, I have carried it.',
        background: 'Former courier, now commuting on camera.',
        specialties: ['Commuter films', 'Rain'],
        achievements: ['10,000 km in one wet season'],
        affiliateReward: 10,
      },
    },
    creator,
  );
  const body = { creatorId: creator.uid, userId: reviewer.uid, rating: 4, comment: 'Dependable in the rain.' };
  await api.call(createReview, { body }, reviewer);
  await api.call(createAffiliateLink, { body: { creatorId: creator.uid } }, affiliate);
}

/** Signs up a creator who has something in their store. */
export async function furnishedCreator(api: DemoApi, changes: StoreProfileChanges = {}) {
  const creator = await api.signUp(newcomer('content_creator'));
  const body = { category: 'travel', location: 'Katong', affiliateReward: 10, ...changes } as const;
  await api.call(updateStore, { params: { id: creator.uid }, body }, creator);
  return creator;
}
