import { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { Checkout } from '@doubloon/contract/payments/checkout.ts';
import { Payout } from '@doubloon/contract/payments/payout.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { defineProjections } from '../platform/projections/projection.ts';
import { reviewBadges } from '../reviews/review-badges.ts';
import { checkoutNotifications } from './checkouts/checkout-notifications.ts';
import { countFunds } from './ledger/funds-counters.ts';
import { refundNotifications } from './refunds/refund-notifications.ts';
import { countPayout } from './statements/payout-counters.ts';
import { payoutNotifications } from './statements/payout-notifications.ts';

export const payoutProjections = defineProjections({
  trigger: 'onPayoutWritten',
  collection: COLLECTIONS.payouts,
  schema: Payout,
  counters: countPayout,
  notifications: payoutNotifications,
  copies: [reviewBadges],
});

export const checkoutProjections = defineProjections({
  trigger: 'onCheckoutWritten',
  collection: COLLECTIONS.checkouts,
  schema: Checkout,
  notifications: checkoutNotifications,
});

export const fundsProjections = defineProjections({
  trigger: 'onCampaignFundsWritten',
  collection: COLLECTIONS.campaignFunds,
  schema: CampaignFunds,
  counters: countFunds,
  notifications: refundNotifications,
});
