import * as operations from '@doubloon/contract/social-accounts/operations.ts';
import * as oauthOperations from '@doubloon/contract/social-accounts/oauth-operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import {
  createSocialAccount,
  deleteSocialAccount,
  issueVerificationCode,
  updateSocialAccount,
} from './change-social-account.ts';
import { saveSocialLink } from './save-social-link.ts';
import { finishOauth } from './oauth/finish-oauth.ts';
import { issueOauthTicket, startOauth } from './oauth/start-oauth.ts';
import { listSocialAccounts } from './show-social-accounts.ts';
import { verifySocialAccount } from './verify-social-account.ts';

export const socialAccountsRoutes = routes(
  { ...operations, ...oauthOperations },
  {
    issueVerificationCode,
    saveSocialLink,
    listSocialAccounts,
    createSocialAccount,
    updateSocialAccount,
    verifySocialAccount,
    deleteSocialAccount,
    issueOauthTicket,
    startOauth,
    finishOauth,
  },
);
