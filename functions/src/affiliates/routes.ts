import {
  clickAffiliateLink,
  createAffiliateLink,
  listAffiliateLinks,
} from '@doubloon/contract/affiliates/operations.ts';
import { networkRoute, route } from '../platform/operation-route.ts';
import { countClick } from './count-click.ts';
import { joinAffiliates } from './join-affiliates.ts';
import { showAffiliateLinks } from './show-affiliates.ts';

export const affiliatesRoutes = [
  route(createAffiliateLink, joinAffiliates),
  route(listAffiliateLinks, showAffiliateLinks),
  networkRoute(clickAffiliateLink, countClick),
];
