import { verifyAccount as accountOperation, verifyLink as linkOperation } from '@doubloon/contract/links/operations.ts';
import { route } from '../platform/operation-route.ts';
import { verifyAccount } from './verify-account.ts';
import { verifyLink } from './verify-link.ts';

export const linksRoutes = [route(linkOperation, verifyLink), route(accountOperation, verifyAccount)];
