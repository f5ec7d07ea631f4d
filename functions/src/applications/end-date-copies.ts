import { Application } from '@doubloon/contract/applications/application.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { collection } from '../platform/database/collection.ts';
import type { Database } from '../platform/database/database.ts';
import type { Copy } from '../platform/projections/projection.ts';
import { checkEach, type Checked } from '../platform/projections/recheck.ts';

/** The end date of a campaign, which applications to it repeat; its owner can move it later. */
export const endDateCopies: Copy = {
  keyOf: ({ data, params }) =>
    data?.before.exists && data.before.get('endDate') !== data.after.get('endDate') ? params.id : null,
  update: updateEndDates,
  checks: {
    applications: checkEach(
      ({ firestore }) => collection(firestore, COLLECTIONS.applications, Application),
      checkEndDate,
    ),
  },
};

/** Brings the end date in the applications to a campaign up to date. Reads 1 and its applications, writes those that differ. */
async function updateEndDates(db: Database, campaignId: string): Promise<void> {
  const campaign = await db.campaigns.find(campaignId);
  if (campaign?.endDate && campaign.extendedAt) {
    await db.applications.extendTo(campaignId, campaign.endDate, campaign.extendedAt);
  }
}

/** Compares an application with its campaign. Reads 1. */
async function checkEndDate(db: Database, application: Application): Promise<Checked> {
  return compare(application, await db.campaigns.find(application.campaignId));
}

function compare({ id, campaignId, campaign: { endDate: stored } }: Application, campaign: Campaign | null): Checked {
  // Only an extension changes it; others that differ are no copies of it.
  const derived = campaign?.extendedAt ? campaign.endDate : stored;
  const difference = { document: `${COLLECTIONS.applications}/${id}`, field: 'campaign.endDate', stored, derived };
  return { key: campaignId, differences: derived === stored ? [] : [difference] };
}
