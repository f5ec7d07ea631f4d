import type * as operations from '@doubloon/contract/affiliates/operations.ts';
import { mapPage } from '../platform/database/map-page.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { findOpenStores } from '../stores/find-store.ts';
import { toAffiliateLinkView } from './affiliate-link-view.ts';

export const listAffiliateLinks: Handler<typeof operations.listAffiliateLinks> = async (
  { db, config, caller },
  { query },
) => {
  const page = await db.affiliateLinks.page(query, caller.uid);
  const stores = await findOpenStores(
    db,
    page.items.map(({ creatorId }) => creatorId),
  );
  return mapPage(page, (link) => toAffiliateLinkView(link, stores.get(link.creatorId), config.siteOrigin));
};
