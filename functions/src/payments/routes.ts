import { completeCheckout } from '@doubloon/contract/campaigns/operations.ts';
import {
  cancelCheckout as cancelCheckoutOperation,
  createConnectedAccount,
  createConnectedAccountLink,
  disconnectAccount as disconnectOperation,
  getCampaignByPayment,
  getConnectedAccount,
  getOwnConnectedAccount,
  listPayoutsOfCreator,
  listPayoutsOfOwner,
  processPayout as processPayoutOperation,
  retryPayout as retryPayoutOperation,
  startCheckout as startCheckoutOperation,
  stripeConnectWebhook,
  stripeWebhook,
} from '@doubloon/contract/payments/operations.ts';
import { returnFromOnboarding } from '@doubloon/contract/payments/onboarding-operations.ts';
import {
  createTestAuthorization,
  processTestPayment,
  transferForTest,
} from '@doubloon/contract/payments/test-operations.ts';
import {
  getEarnings,
  getReceipt,
  previewApplicationPayout,
  previewProofPayout,
  previewTreasurePayout,
} from '@doubloon/contract/payments/receipt-operations.ts';
import { getRefund, requestRefund as requestRefundOperation } from '@doubloon/contract/payments/refund-operations.ts';
import { route, webhookRoute } from '../platform/operation-route.ts';
import { cancelCheckout } from './checkouts/cancel-checkout.ts';
import { disconnectAccount } from './accounts/disconnect-account.ts';
import { linkConnectedAccount } from './accounts/link-connected-account.ts';
import { leadBackFromOnboarding } from './accounts/return-from-onboarding.ts';
import { openConnectedAccount } from './accounts/open-connected-account.ts';
import { processPayout } from './payouts/process-payout.ts';
import { requestRefund } from './refunds/request-refund.ts';
import { retryPayout } from './payouts/retry-payout.ts';
import { previewApplication, previewProof, previewTreasure } from './payouts/preview-payout.ts';
import { showEarnings } from './statements/show-earnings.ts';
import { showReceipt } from './statements/show-receipt.ts';
import { showRefund } from './refunds/show-refund.ts';
import { showConnectedAccount, showOwnConnectedAccount } from './accounts/show-connected-account.ts';
import { completeOwnCheckout, showCampaignByPayment } from './checkouts/show-paid-campaign.ts';
import { showPayoutsOfCreator, showPayoutsOfOwner } from './statements/show-payouts.ts';
import { startCheckout } from './checkouts/start-checkout.ts';
import { authoriseForTest, payForTest, processForTest } from './payouts/test-payments.ts';
import { receiveAccountEvent, receiveConnectEvent } from './webhooks/webhook.ts';

export const paymentRoutes = [
  route(startCheckoutOperation, startCheckout),
  route(cancelCheckoutOperation, cancelCheckout),
  route(getCampaignByPayment, showCampaignByPayment),
  route(completeCheckout, completeOwnCheckout),
  route(createConnectedAccount, openConnectedAccount),
  route(createConnectedAccountLink, linkConnectedAccount),
  route(returnFromOnboarding, leadBackFromOnboarding),
  route(getConnectedAccount, showConnectedAccount),
  route(getOwnConnectedAccount, showOwnConnectedAccount),
  route(disconnectOperation, disconnectAccount),
  route(listPayoutsOfCreator, showPayoutsOfCreator),
  route(listPayoutsOfOwner, showPayoutsOfOwner),
  route(processPayoutOperation, processPayout),
  route(retryPayoutOperation, retryPayout),
  route(getReceipt, showReceipt),
  route(getEarnings, showEarnings),
  route(previewTreasurePayout, previewTreasure),
  route(previewProofPayout, previewProof),
  route(previewApplicationPayout, previewApplication),
  route(getRefund, showRefund),
  route(requestRefundOperation, requestRefund),
  route(createTestAuthorization, authoriseForTest),
  route(processTestPayment, processForTest),
  route(transferForTest, payForTest),
  webhookRoute(stripeWebhook, receiveAccountEvent),
  webhookRoute(stripeConnectWebhook, receiveConnectEvent),
];
