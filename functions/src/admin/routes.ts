import {
  confirmAuthor as confirmAuthorOperation,
  decideCase as decideCaseOperation,
  decideVerification as decideVerificationOperation,
  getUserAsAdmin,
  listAllCampaigns,
  listAuditLog,
  listCases,
  listLedgerResults,
  listPayoutsNeedingAttention,
  listVerificationRequests,
  moderateCampaign,
  removeReviewAsAdmin as removeReviewOperation,
  searchUsers,
  setUserAccess as setUserAccessOperation,
} from '@doubloon/contract/admin/operations.ts';
import {
  getWaitingWork,
  listTreasuresToConfirm,
  setFeatured as setFeaturedOperation,
} from '@doubloon/contract/admin/work-operations.ts';
import { showAllCampaigns } from '../campaigns/show-all-campaigns.ts';
import { showCases } from '../cases/show-cases.ts';
import { showLedgerResults } from '../payments/reconciliation/show-ledger-results.ts';
import { showPayoutsNeedingAttention } from '../payments/statements/show-payouts-needing-attention.ts';
import { route } from '../platform/operation-route.ts';
import { confirmAuthor } from './confirm-author.ts';
import { decideCase } from './decide-case.ts';
import { decideVerification } from './decide-verification.ts';
import { moderateCampaignAsAdmin } from './moderate-campaign.ts';
import { removeReviewAsAdmin } from './remove-review.ts';
import { setUserAccess } from './set-user-access.ts';
import { setFeatured } from './set-featured.ts';
import { showAuditLog } from './show-audit-log.ts';
import { showFoundUsers, showUserToAdmin, showVerificationRequests } from './show-users.ts';
import { showTreasuresToConfirm } from './show-treasures-to-confirm.ts';
import { showWaitingWork } from './show-waiting-work.ts';

export const adminRoutes = [
  route(listVerificationRequests, showVerificationRequests),
  route(decideVerificationOperation, decideVerification),
  route(listAllCampaigns, showAllCampaigns),
  route(moderateCampaign, moderateCampaignAsAdmin),
  route(searchUsers, showFoundUsers),
  route(getUserAsAdmin, showUserToAdmin),
  route(setUserAccessOperation, setUserAccess),
  route(removeReviewOperation, removeReviewAsAdmin),
  route(confirmAuthorOperation, confirmAuthor),
  route(listPayoutsNeedingAttention, showPayoutsNeedingAttention),
  route(listLedgerResults, showLedgerResults),
  route(listCases, showCases),
  route(decideCaseOperation, decideCase),
  route(listAuditLog, showAuditLog),
  route(getWaitingWork, showWaitingWork),
  route(listTreasuresToConfirm, showTreasuresToConfirm),
  route(setFeaturedOperation, setFeatured),
];
