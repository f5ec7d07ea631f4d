import * as operations from '@doubloon/contract/affiliates/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { clickAffiliateLink } from './count-affiliates.ts';
import { createAffiliateLink, listAffiliateLinks } from './affiliate-links.ts';

export const affiliatesRoutes = routes(operations, { createAffiliateLink, listAffiliateLinks, clickAffiliateLink });
