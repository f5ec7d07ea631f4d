import * as operations from '@doubloon/contract/affiliates/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { clickAffiliateLink } from './click-affiliate-link.ts';
import { createAffiliateLink } from './create-affiliate-link.ts';
import { listAffiliateLinks } from './show-affiliates.ts';

export const affiliatesRoutes = routes(operations, { createAffiliateLink, listAffiliateLinks, clickAffiliateLink });
