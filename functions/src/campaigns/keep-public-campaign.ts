import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { FieldDifference } from '../platform/derived-fields.ts';
import type { RecheckCopies } from '../platform/recheck.ts';
import type { Reaction } from '../platform/written-trigger.ts';
import { eachPublicCampaign, settlePublicCampaign, type StalePublicCampaign } from './public-campaigns.store.ts';

/** Keeps what everybody may read of a campaign. */
export const keepPublicCampaign: Reaction = ({ db }, { params }) => settlePublicCampaign({ db }, params.id);

/** Whether the public part of every campaign is what the campaign says. */
export const recheckPublicCampaigns: RecheckCopies = async (db) => {
  const stale: StalePublicCampaign[] = [];
  let documents = 0;
  for await (const difference of eachPublicCampaign({ db })) {
    documents += 1;
    if (difference) stale.push(difference);
  }
  return {
    documents,
    differences: stale.map(differenceOf),
    repair: async () => {
      for (const { id } of stale) await settlePublicCampaign({ db }, id);
    },
  };
};

const differenceOf = ({ id, stored, due }: StalePublicCampaign): FieldDifference => ({
  document: `${COLLECTIONS.publicCampaigns}/${id}`,
  field: 'public part',
  stored: stored ?? 'nothing',
  derived: due ?? 'nothing',
});
