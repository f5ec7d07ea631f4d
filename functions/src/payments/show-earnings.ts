import type { Application } from '@doubloon/contract/applications/application.ts';
import { reportOfTreasure, type ViewsReport } from '@doubloon/contract/payments/counted-posts.ts';
import { computeEarnings } from '@doubloon/contract/payments/earnings.ts';
import type { getEarnings } from '@doubloon/contract/payments/receipt-operations.ts';
import { CURRENCY } from '@doubloon/contract/shared/constants.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { getApplicationOfCaller } from '../applications/get-application.ts';
import { canStillBeApproved, readTreasures } from '../deliverables/treasures-of-application.ts';
import type { Verb } from '../platform/operation-route.ts';
import { readUndecidedProofs } from '../proofs/undecided-proofs.ts';
import { findApplicationFunds } from './application-funds.store.ts';
import { getCampaignFunds } from './campaign-funds.store.ts';
import { findPayout } from './payouts.store.ts';

/** Where an application of, or to, the caller stands; everything is read at one moment. */
export const showEarnings: Verb<typeof getEarnings> = async ({ db, caller, clock }, { params }) => {
  const application = await getApplicationOfCaller(db, params.id, caller);
  const { id, status, content } = application;
  return db.runTransaction(
    async (transaction) => {
      const campaign = await getCampaignFunds(transaction, db, application.campaignId);
      const funds = await findApplicationFunds(transaction, db, id);
      const live = funds?.livePayoutId ? await findPayout(db, funds.livePayoutId, transaction) : null;
      const state = { closed: campaign.closedAt !== null, now: clock.now() };
      const facts = {
        terms: campaign.terms,
        posts: funds?.posts ?? [],
        waiting: mayEarn(application) ? await waitingReports(transaction, db, id, state) : [],
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
  transaction: Transaction,
  db: Firestore,
  applicationId: string,
  state: { closed: boolean; now: Date },
): Promise<ViewsReport[]> {
  const treasures = await readTreasures(transaction, db, applicationId);
  const proofs = await readUndecidedProofs(transaction, db, applicationId, state);
  const ofProofs = proofs.flatMap(({ deliverableId, reportedViewCount: views, reportedAt }): ViewsReport[] => {
    const treasure = treasures.find(({ id, status }) => id === deliverableId && status === 'approved');
    return treasure ? [{ ...reportOfTreasure(treasure), views, reportedAt }] : [];
  });
  return [...treasures.filter((treasure) => canStillBeApproved(treasure, state)).map(reportOfTreasure), ...ofProofs];
}
