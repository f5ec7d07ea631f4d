import {
  issueVerificationCode as issueOperation,
  listSocialAccounts,
  saveSocialLink,
} from '@doubloon/contract/social-accounts/operations.ts';
import { route } from '../platform/operation-route.ts';
import { issueVerificationCode } from './issue-verification-code.ts';
import { linkSocialAccount } from './link-social-account.ts';
import { showSocialAccounts } from './show-social-accounts.ts';

export const socialAccountsRoutes = [
  route(issueOperation, issueVerificationCode),
  route(saveSocialLink, linkSocialAccount),
  route(listSocialAccounts, showSocialAccounts),
];
