import { BRAND_LOOTS } from '@doubloon/contract/campaigns/brand.ts';
import { notFound } from '../platform/app-error.ts';
import type { Handler } from '../platform/dependencies.ts';
import { toOwnerRecord } from '../records/record-view.ts';
import { toCampaignViewFor } from './show-campaigns.ts';

export const getBrand: Handler<'getBrand'> = async ({ db, caller }, { params }) => {
  const [owner, record, open] = await Promise.all([
    db.users.find(params.id),
    db.records.get(params.id),
    db.campaigns.pageOfListed({ limit: BRAND_LOOTS }, { ownerId: params.id, status: 'open' }),
  ]);
  if (owner?.role !== 'business_owner') throw notFound('Brand');
  return {
    id: owner.uid,
    name: owner.name,
    logo: owner.profilePic,
    verified: owner.isVerified,
    website: owner.website,
    about: owner.bio,
    since: owner.createdAt,
    record: toOwnerRecord(record),
    loots: open.items.map((campaign) => toCampaignViewFor(caller, campaign)),
  };
};
