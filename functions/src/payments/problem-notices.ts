import type { PaymentProblem } from '@doubloon/contract/payments/payment-problem.ts';
import { momentOf, type Notice } from '../platform/notices.ts';
import { kindOfFailure } from './notices.ts';
import { ACCOUNT_HELD, ACCOUNT_NOT_READY, CAMPAIGN_BUDGET, CAMPAIGN_DISPUTED, NO_ACCOUNT } from './payment-refusal.ts';

/** What is refused before there is a payout; of anything else the payout that failed tells. */
const REFUSED_AT_ONCE = [NO_ACCOUNT, ACCOUNT_NOT_READY, ACCOUNT_HELD, CAMPAIGN_BUDGET, CAMPAIGN_DISPUTED].map(
  ({ reason }) => reason,
);

/** Whom a payment that was refused concerns. */
interface Parties {
  readonly applicationId: string;
  readonly campaignId: string;
  readonly creatorId: string;
  readonly ownerId: string;
}

/** Both sides hear once, for each reason, that something accepted was refused its payment: nobody waits without knowing for whom. */
export function problemNotices(
  { applicationId, campaignId, creatorId, ownerId }: Parties,
  { reason, since }: PaymentProblem,
  about: { readonly title: string | null; readonly creatorName: string | null },
): Notice[] {
  if (!REFUSED_AT_ONCE.includes(reason)) return [];
  const when = momentOf(since);
  const { title, creatorName } = about;
  return [
    {
      uid: creatorId,
      kind: kindOfFailure(reason),
      subject: { type: 'application', id: applicationId },
      title,
      actorName: null,
      ...when,
    },
    {
      uid: ownerId,
      kind: 'payout_failed',
      subject: { type: 'campaign', id: campaignId },
      title,
      actorName: creatorName,
      ...when,
    },
  ];
}
