import * as operations from '@doubloon/contract/admin/operations.ts';
import * as workOperations from '@doubloon/contract/admin/work-operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { listAllCampaigns } from '../campaigns/list-all-campaigns.ts';
import { listCases } from '../cases/list-cases.ts';
import { listLedgerResults } from '../payments/reconciliation/list-ledger-results.ts';
import { listPayoutsNeedingAttention } from '../payments/statements/list-payouts-needing-attention.ts';
import { confirmAuthor } from './confirm-author.ts';
import { decideCase } from './decide-case.ts';
import { decideVerification } from './decide-verification.ts';
import { moderateCampaign } from './moderate-campaign.ts';
import { removeReviewAsAdmin } from './remove-review.ts';
import { setFeatured } from './set-featured.ts';
import { setUserAccess } from './set-user-access.ts';
import { listAuditLog } from './list-audit-log.ts';
import { listDeliverablesToConfirm } from './list-deliverables-to-confirm.ts';
import { getUserAsAdmin, listVerificationRequests, searchUsers } from './show-users.ts';
import { getWaitingWork } from './get-waiting-work.ts';

export const adminRoutes = routes(
  { ...operations, ...workOperations },
  {
    listVerificationRequests,
    decideVerification,
    listAllCampaigns,
    moderateCampaign,
    searchUsers,
    getUserAsAdmin,
    setUserAccess,
    removeReviewAsAdmin,
    confirmAuthor,
    listPayoutsNeedingAttention,
    listLedgerResults,
    listCases,
    decideCase,
    listAuditLog,
    getWaitingWork,
    listDeliverablesToConfirm,
    setFeatured,
  },
);
