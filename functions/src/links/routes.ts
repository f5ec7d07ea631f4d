import * as operations from '@doubloon/contract/links/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { verifyAccount, verifyLink } from './verify-link.ts';

export const linksRoutes = routes(operations, { verifyLink, verifyAccount });
