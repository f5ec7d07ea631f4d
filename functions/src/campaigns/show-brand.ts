import { BRAND_LOOTS } from '@doubloon/contract/campaigns/brand.ts';
import { notFound } from '../platform/app-error.ts';
import type { Dependencies, Handler } from '../platform/dependencies.ts';
import { mapPage, type PageWanted } from '../platform/database/collection.ts';
import { toOwnerRecord } from '../records/record-view.ts';
import { toCampaignViewFor } from './show-campaigns.ts';

type Needs = Pick<Dependencies, 'db'>;

async function getOwner({ db }: Needs, id: string) {
  const owner = await db.users.find(id);
  if (owner?.role !== 'business_owner') throw notFound('Brand');
  return owner;
}

const openLootsOf = ({ db }: Needs, ownerId: string, page: PageWanted) =>
  db.campaigns.pageOfListed(page, { ownerId, status: 'open' });

export const getBrand: Handler<'getBrand'> = async ({ db, caller }, { params }) => {
  const [owner, record, open] = await Promise.all([
    getOwner({ db }, params.id),
    db.records.get(params.id),
    openLootsOf({ db }, params.id, { limit: BRAND_LOOTS }),
  ]);
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
    more_loots: open.nextCursor,
  };
};

export const listBrandLoots: Handler<'listBrandLoots'> = async ({ db, caller }, { params, query }) => {
  const [open] = await Promise.all([openLootsOf({ db }, params.id, query), getOwner({ db }, params.id)]);
  return mapPage(open, (campaign) => toCampaignViewFor(caller, campaign));
};
