import { finishOauth, issueOauthTicket, startOauth } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import {
  createSocialAccount,
  deleteSocialAccount,
  issueVerificationCode as issueOperation,
  listSocialAccounts,
  saveSocialLink,
  updateSocialAccount,
  verifySocialAccount as verifyOperation,
} from '@doubloon/contract/social-accounts/operations.ts';
import { browserRoute, route } from '../platform/operation-route.ts';
import { beginLinking, changePendingAccount } from './begin-linking.ts';
import { issueVerificationCode } from './issue-verification-code.ts';
import { linkSocialAccount } from './link-social-account.ts';
import { finishConnecting } from './oauth/finish-oauth.ts';
import { issueTicket, startConnecting } from './oauth/start-oauth.ts';
import { showSocialAccounts } from './show-social-accounts.ts';
import { unlinkSocialAccount } from './unlink-social-account.ts';
import { verifySocialAccount } from './verify-social-account.ts';

export const socialAccountsRoutes = [
  route(issueOperation, issueVerificationCode),
  route(saveSocialLink, linkSocialAccount),
  route(listSocialAccounts, showSocialAccounts),
  route(createSocialAccount, beginLinking),
  route(updateSocialAccount, changePendingAccount),
  route(verifyOperation, verifySocialAccount),
  route(deleteSocialAccount, unlinkSocialAccount),
  browserRoute(issueOauthTicket, issueTicket),
  browserRoute(startOauth, startConnecting),
  browserRoute(finishOauth, finishConnecting),
];
