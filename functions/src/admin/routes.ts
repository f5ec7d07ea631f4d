import * as operations from '@doubloon/contract/admin/operations.ts';
import * as workOperations from '@doubloon/contract/admin/work-operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { listAllCampaigns } from '../campaigns/list-all-campaigns.ts';
import { listCases } from '../cases/list-cases.ts';
import { listLedgerResults } from '../payments/reconciliation/list-ledger-results.ts';
import { listPayoutsNeedingAttention } from '../payments/statements/list-payouts-needing-attention.ts';
import {
  confirmAuthor,
  listDeliverablesToConfirm,
  moderateCampaign,
  removeReviewAsAdmin,
  setFeatured,
  setUserAccess,
} from './moderation.ts';
import { decideCase, decideVerification } from './decisions.ts';
import { listAuditLog } from './audit-log.ts';
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
