import '../platform/function-options.ts';
import { Payout } from '@doubloon/contract/payments/payout.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { deployedSecrets } from '../platform/deployed-secrets.ts';
import { getProcessDependencies } from '../platform/process-dependencies.ts';
import { tallyTrigger } from '../platform/tally-trigger.ts';
import { badgeReview } from './badge-review.ts';
import { reviewsSource } from './contributions.ts';

/** Keeps the numbers derived from reviews. */
export const tallyReviews = tallyTrigger(reviewsSource);

const Parties = Payout.pick({ ownerId: true, creatorId: true });

/** Keeps the badge of reviewers who have paid the creator. */
export const badgeReviews = onDocumentWritten(
  { document: `${COLLECTIONS.payouts}/{id}`, retry: true, secrets: deployedSecrets },
  async ({ data }) => {
    const payout = data?.after.exists ? data.after : data?.before;
    const { ownerId, creatorId } = Parties.parse(payout?.data());
    await badgeReview(getProcessDependencies().db, ownerId, creatorId);
  },
);
