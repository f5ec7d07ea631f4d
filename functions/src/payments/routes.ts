import * as operations from '@doubloon/contract/payments/operations.ts';
import * as onboardingOperations from '@doubloon/contract/payments/onboarding-operations.ts';
import * as receiptOperations from '@doubloon/contract/payments/receipt-operations.ts';
import * as refundOperations from '@doubloon/contract/payments/refund-operations.ts';
import * as testOperations from '@doubloon/contract/payments/test-operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { disconnectAccount } from './accounts/disconnect-account.ts';
import { createConnectedAccountLink } from './accounts/create-connected-account-link.ts';
import { createConnectedAccount } from './accounts/create-connected-account.ts';
import { returnFromOnboarding } from './accounts/return-from-onboarding.ts';
import { getConnectedAccount, getOwnConnectedAccount } from './accounts/get-connected-account.ts';
import { cancelCheckout } from './checkouts/cancel-checkout.ts';
import { getCampaignByPayment } from './checkouts/show-paid-campaign.ts';
import { startCheckout } from './checkouts/start-checkout.ts';
import { previewApplicationPayout, previewProofPayout, previewDeliverablePayout } from './payouts/preview-payout.ts';
import { resolveOwnPayout } from './payouts/resolve-own-payout.ts';
import { retryPayout } from './payouts/retry-payout.ts';
import { createTestAuthorization, processTestPayment, transferForTest } from './payouts/test-payments.ts';
import { requestRefund } from './refunds/request-refund.ts';
import { getRefund } from './refunds/get-refund.ts';
import { listPayoutsOfCreator, listPayoutsOfOwner } from './statements/show-payouts.ts';
import { getReceipt } from './statements/get-receipt.ts';
import { stripeConnectWebhook, stripeWebhook } from './webhooks/webhook.ts';

export const paymentRoutes = routes(
  {
    ...operations,
    ...onboardingOperations,
    ...receiptOperations,
    ...refundOperations,
    ...testOperations,
  },
  {
    startCheckout,
    cancelCheckout,
    getCampaignByPayment,
    createConnectedAccount,
    createConnectedAccountLink,
    returnFromOnboarding,
    getConnectedAccount,
    getOwnConnectedAccount,
    disconnectAccount,
    listPayoutsOfCreator,
    listPayoutsOfOwner,
    resolveOwnPayout,
    retryPayout,
    getReceipt,
    previewDeliverablePayout,
    previewProofPayout,
    previewApplicationPayout,
    getRefund,
    requestRefund,
    createTestAuthorization,
    processTestPayment,
    transferForTest,
    stripeWebhook,
    stripeConnectWebhook,
  },
);
