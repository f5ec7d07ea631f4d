/** The only way in from outside. Tests start the stand-in, or hold its world in their own process and let things happen there; the seed shortens its file. */
export { createStripeStandIn, type StandInOptions, type StripeStandIn } from './server.ts';
export type { WebhookEndpoint, World } from './world/world.ts';
export { openStore } from './world/state.ts';
export { addFault } from './world/faults.ts';
export type { FaultKind } from './world/fault-kinds.ts';
export { StripeFailure } from './shared/errors.ts';

// The API as a client meets it, without a network.
export { answerRequest, type ApiCall, type Fate } from './api/api.ts';
export { nameOf } from './api/idempotency.ts';
export { findOperation, operations } from './api/operations.ts';

// Actions of people and banks, and the passing of time.
export { attemptPayment, settlePayment } from './checkout/checkout-payments.ts';
export { askForMore } from './accounts/ask-for-more.ts';
export { finishOnboarding } from './accounts/onboarding.ts';
export { getAccount, rejectAccount, revokeAccess } from './accounts/accounts.ts';
export { warnOfFraud } from './charges/fraud-warnings.ts';
export {
  answerAppeal,
  closeDispute,
  escalateDispute,
  keepDisputeFee,
  EVIDENCE_SECONDS,
  offerAppeal,
} from './charges/dispute-decisions.ts';
export { DISPUTE_FEE_CENTS } from './charges/dispute-funds.ts';
export { type DisputeKind, openDispute } from './charges/disputes.ts';
export { failPayout, payOut } from './accounts/payouts.ts';
export { WALLETS } from './charges/wallets.ts';
export { failRefund } from './charges/refunds.ts';
export { move, settleBalances } from './balances/balance.ts';
export { otherPlatform } from './accounts/other-platform.ts';
export { letTimePass } from './time-passing.ts';
