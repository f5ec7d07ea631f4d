import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { acceptReport, isCounted, knownBaseline, reportOfReading } from '@doubloon/contract/payments/counted-posts.ts';
import { computeReceipt } from '@doubloon/contract/payments/statements/receipt.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { PAYMENT_REFUSED, PAYMENT_TRIED_FOR_DAYS } from '@doubloon/contract/payments/statements/payment-problem.ts';
import type { LatestReading, TopUp } from '@doubloon/contract/readings/top-up.ts';
import { mayEarn } from '../applications/application-payable.ts';
import { lapsePayoutOf } from '../payments/payouts/live-payout.ts';
import { unitOfWork, type Tx } from '../platform/database/database.ts';
import type { Effect } from '../platform/projections/projection.ts';

/** The funds of an application before its first payment. */
export const NOTHING_PAID = { posts: [], paidCents: 0, reversedCents: 0 };

/**
 * Begins the validation of what a platform says of an accepted treasure when that pays more than was paid: afterwards it is paid by itself. One is validated at
 * a time, the next after it. Once our team has refused one, no other begins: the refused one comes back by an appeal only. What is read after a campaign was
 * closed pays nothing. Reads up to 7, writes up to 3.
 */
export const openTopUp: Effect = ({ db, clock, config }, { params }) =>
  unitOfWork({ db }, async (tx) => {
    const deliverable = await tx.deliverables.find(params.id);
    if (!deliverable?.latestReading || deliverable.status !== 'approved' || deliverable.postState !== 'live') return;
    const { topUp, campaignId, applicationId } = deliverable;
    const now = clock.now();
    if (topUp && (isRefused(topUp) || !isGivenUp(topUp, now))) return;
    const campaign = await tx.campaignFunds.find(campaignId);
    const application = await tx.applications.get(applicationId);
    if (!campaign || !mayEarn(application)) return;
    const reading = await findReading(tx, deliverable, deliverable.latestReading, campaign.closedAt);
    if (!reading || reading.at <= latestOf(deliverable)) return;
    const funds = await tx.applicationFunds.find(applicationId);
    if (funds?.livePayoutId) return;
    const { posts, ...paid } = funds ?? NOTHING_PAID;
    const approvedAt = application.decidedAt ?? application.createdAt;
    if (isOldWithProof(deliverable, approvedAt)) return;
    const baselineViews = knownBaseline(deliverable, approvedAt);
    const report = reportOfReading({ ...deliverable, baselineViews }, reading);
    const counted = acceptReport(posts, report);
    if (!isCounted(counted, report)) return;
    if (computeReceipt(campaign.terms, counted, paid).amountCents === 0) return;
    const { id: readingId, views, at, handle } = reading;
    const paysAt = addDays(at, config.validationDays);
    const opened = { readingId, views, at, handle, paysAt, baselineViews, paymentProblem: null };
    if (topUp) await lapsePayoutOf(tx, topUp.readingId, now);
    tx.deliverables.update(deliverable.id, { topUp: opened });
  });

/** True when our team has refused the payment of what was validated. */
export const isRefused = ({ paymentProblem }: TopUp): boolean => paymentProblem?.reason === PAYMENT_REFUSED;

/** True when a payment is not tried any more: something has kept it back for too long. */
function isGivenUp({ paymentProblem, paysAt }: TopUp, now: Date): boolean {
  return paymentProblem ? paymentProblem.endedAt !== null : addDays(paysAt, PAYMENT_TRIED_FOR_DAYS) < now;
}

/** Returns the moment of the latest reading that was paid for or given up. */
function latestOf({ countedReading, topUp }: Deliverable): Date {
  return topUp?.at ?? countedReading?.at ?? new Date(0);
}

/** The latest counts that can be paid for: the last before its campaign was closed. Reads at most 1. */
async function findReading(
  tx: Tx,
  { id }: Deliverable,
  latest: LatestReading,
  closedAt: Date | null,
): Promise<LatestReading | null> {
  if (!closedAt || latest.at <= closedAt) return latest;
  const last = await tx.readings.findLast(id, closedAt);
  return last && { ...last, handle: latest.handle };
}

/** True of a post that is older than the approval and whose baseline is still an accepted proof's: its next reading gives another. */
function isOldWithProof({ baselineSource, publishedAt }: Deliverable, approvedAt: Date): boolean {
  return baselineSource === 'proof' && publishedAt !== null && publishedAt <= approvedAt;
}
