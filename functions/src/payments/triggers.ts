import { Payout } from '@doubloon/contract/payments/payout.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { keepTally, tellPeople } from '../platform/reactions.ts';
import { writtenTrigger, type Reaction } from '../platform/written-trigger.ts';
import { badgeReview } from '../reviews/badge-review.ts';
import { checkoutNoticeSource } from './checkouts/checkout-notices.ts';
import { payoutsSource } from './statements/contributions.ts';
import { fundsSource } from './ledger/funds-contributions.ts';
import { payoutNoticeSource } from './statements/notices.ts';
import { refundNoticeSource } from './refunds/refund-notices.ts';

const Parties = Payout.pick({ ownerId: true, creatorId: true });

/** Keeps the badge of reviewers who have paid the creator. */
const badgeReviews: Reaction = ({ db }, { data }) => {
  const payout = data?.after.exists ? data.after : data?.before;
  const { ownerId, creatorId } = Parties.parse(payout?.data());
  return badgeReview(db, ownerId, creatorId);
};

export const onPayoutWritten = writtenTrigger(COLLECTIONS.payouts, [
  keepTally(payoutsSource),
  tellPeople(payoutNoticeSource),
  badgeReviews,
]);

export const onCheckoutWritten = writtenTrigger(COLLECTIONS.checkouts, [tellPeople(checkoutNoticeSource)]);

export const onCampaignFundsWritten = writtenTrigger(COLLECTIONS.campaignFunds, [
  keepTally(fundsSource),
  tellPeople(refundNoticeSource),
]);
