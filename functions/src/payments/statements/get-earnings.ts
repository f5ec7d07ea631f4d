import type { Application } from '@doubloon/contract/applications/application.ts';
import { reportOfTreasure, type ViewsReport } from '@doubloon/contract/payments/counted-posts.ts';
import { computeEarnings } from '@doubloon/contract/payments/earnings.ts';
import type * as receiptOperations from '@doubloon/contract/payments/receipt-operations.ts';
import { CURRENCY } from '@doubloon/contract/shared/constants.ts';
import { getApplicationOfCaller } from '../../applications/get-application.ts';
import { canStillBeApproved } from '../../deliverables/treasures-of-application.ts';
import { unitOfWork, type Tx } from '../../platform/database.ts';
import type { Handler } from '../../platform/operation-route.ts';
import { readUndecidedProofs } from '../../proofs/undecided-proofs.ts';

/** Where an application of, or to, the caller stands; everything is read at one moment. */
export const getEarnings: Handler<typeof receiptOperations.getEarnings> = async ({ db, caller, clock }, { params }) => {
  const application = await getApplicationOfCaller(db, params.id, caller);
  const { id, status, content } = application;
  return unitOfWork(
    { db },
    async (tx) => {
      const campaign = await tx.campaignFunds.get(application.campaignId);
      const funds = await tx.applicationFunds.find(id);
      const live = funds?.livePayoutId ? await tx.payouts.find(funds.livePayoutId) : null;
      const state = { closed: campaign.closedAt !== null, now: clock.now() };
      const facts = {
        terms: campaign.terms,
        posts: funds?.posts ?? [],
        waiting: mayEarn(application) ? await waitingReports(tx, id, state) : [],
        hasContent: mayEarn(application) && status === 'approved' && content !== null,
        paidCents: funds?.paidCents ?? 0,
        reversedCents: funds?.reversedCents ?? 0,
        onItsWayCents: live?.amountCents ?? 0,
        availableCents: campaign.balances.available,
      };
      const earnings = computeEarnings(facts);
      return {
        application_id: id,
        total_views: earnings.totalViews,
        counted_views: earnings.countedViews,
        expected_counted_views: earnings.expectedCountedViews,
        paid: facts.paidCents,
        on_its_way: facts.onItsWayCents,
        still_to_come: earnings.stillToComeCents,
        expected_cashout: earnings.expectedCashoutCents,
        limited_by_budget: earnings.limitedByBudget,
        currency: CURRENCY,
      };
    },
    { readOnly: true },
  );
};

/** Nothing is decided or paid any more once one side's account has ended, or the payer's bank has taken the payment back. */
function mayEarn({ accountClosed, paymentLostAt }: Application): boolean {
  return accountClosed === null && paymentLostAt === null;
}

/** What treasures and proofs report that can still be accepted. */
async function waitingReports(
  tx: Tx,
  applicationId: string,
  state: { closed: boolean; now: Date },
): Promise<ViewsReport[]> {
  const treasures = await tx.deliverables.findOfApplication(applicationId);
  const proofs = await readUndecidedProofs(tx, applicationId, state);
  const ofProofs = proofs.flatMap(({ deliverableId, reportedViewCount: views, reportedAt }): ViewsReport[] => {
    const treasure = treasures.find(({ id, status }) => id === deliverableId && status === 'approved');
    return treasure ? [{ ...reportOfTreasure(treasure), views, reportedAt }] : [];
  });
  return [...treasures.filter((treasure) => canStillBeApproved(treasure, state)).map(reportOfTreasure), ...ofProofs];
}
