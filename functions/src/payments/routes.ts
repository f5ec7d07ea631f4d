import * as operations from '@doubloon/contract/payments/operations.ts';
import * as onboardingOperations from '@doubloon/contract/payments/onboarding-operations.ts';
import * as receiptOperations from '@doubloon/contract/payments/receipt-operations.ts';
import * as refundOperations from '@doubloon/contract/payments/refund-operations.ts';
import * as testOperations from '@doubloon/contract/payments/test-operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { disconnectAccount } from './accounts/disconnect-account.ts';
import { createConnectedAccount, createConnectedAccountLink, returnFromOnboarding } from './accounts/onboarding.ts';
import { getConnectedAccount, getOwnConnectedAccount } from './accounts/get-connected-account.ts';
import { cancelCheckout } from './checkouts/cancel-checkout.ts';
import { getCampaignByPayment } from './checkouts/show-paid-campaign.ts';
import { startCheckout } from './checkouts/start-checkout.ts';
import { previewApplicationPayout, previewDeliverablePayout, previewProofPayout } from './payouts/preview-payout.ts';
import { resolveOwnPayout, retryPayout } from './payouts/resolve-payout.ts';
import { createTestAuthorization, processTestPayment, transferForTest } from './payouts/test-payments.ts';
import { getRefund, requestRefund } from './refunds/request-refund.ts';
import { listPayoutsOfCreator, listPayoutsOfOwner } from './statements/show-payouts.ts';
import { getReceipt } from './statements/receipt-view.ts';
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
