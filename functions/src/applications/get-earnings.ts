import type { Application } from '@doubloon/contract/applications/application.ts';
import { type Deliverable, revisedUntil } from '@doubloon/contract/deliverables/deliverable.ts';
import {
  knownViews,
  reportOfDeliverable,
  reportOfProof,
  reportOfTopUp,
  type ViewsReport,
} from '@doubloon/contract/payments/counted-posts.ts';
import { computeEarnings, type EarningsView } from '@doubloon/contract/payments/earnings.ts';
import { type Proof, revisedUntil as proofRevisedUntil } from '@doubloon/contract/proofs/proof.ts';
import { isAccepted } from '@doubloon/contract/applications/lifecycle.ts';
import { CURRENCY } from '@doubloon/contract/shared/constants.ts';
import { applicationId } from '@doubloon/contract/shared/values.ts';
import { mayEarn } from './application-payable.ts';
import { getApplicationOfCaller } from './show-applications.ts';
import { unitOfWork, type Tx } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';
import { sumOf } from '../payments/ledger/ledger.ts';

/** Returns what an application of, or to, the caller has earned; everything is read at one moment. */
export const getEarnings: Handler<'getEarnings'> = async ({ db, caller, clock }, { params }) => {
  const application = await getApplicationOfCaller(db, params.id, caller);
  return unitOfWork({ db }, (tx) => earningsOf(tx, application, clock.now()), { readOnly: true });
};

/** Returns what the caller's own applications to some campaigns have earned; everything is read at one moment. Others have no application of theirs. */
export const listEarningsOfCreator: Handler<'listEarningsOfCreator'> = async ({ db, clock }, { params, query }) => {
  const ids = new Set(query.campaignIds.map((campaignId) => applicationId(campaignId, params.id)));
  const applications = await db.applications.findNewestFirst([...ids]);
  const now = clock.now();
  return unitOfWork({ db }, (tx) => Promise.all(applications.map((one) => earningsOf(tx, one, now))), {
    readOnly: true,
  });
};

async function earningsOf(tx: Tx, application: Application, now: Date): Promise<EarningsView> {
  const { id, status, content } = application;
  const all = await tx.campaignFunds.getAllOf(application.campaignId);
  const [campaign] = all;
  const funds = await tx.applicationFunds.find(id);
  const live = funds?.livePayoutId ? await tx.payouts.find(funds.livePayoutId) : null;
  const state = { closed: campaign.closedAt !== null, now };
  const deliverables = await tx.deliverables.findOfApplication(id);
  const facts = {
    terms: campaign.terms,
    posts: funds?.posts ?? [],
    known: deliverables.filter((deliverable) => deliverable.status !== 'rejected').map(knownViews),
    waiting: mayEarn(application) ? await waitingReports(tx, application, deliverables, state) : [],
    hasContent: mayEarn(application) && status === 'approved' && content !== null,
    canEarnMore: mayEarn(application) && isAccepted(status) && !state.closed,
    paidCents: funds?.paidCents ?? 0,
    reversedCents: funds?.reversedCents ?? 0,
    onItsWayCents: live?.amountCents ?? 0,
    availableCents: sumOf(all, 'available'),
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
    next_step: earnings.nextStep && { views: earnings.nextStep.views, more: earnings.nextStep.moreCents },
    currency: CURRENCY,
  };
}

/** Returns the views of treasures and proofs that can still be accepted. */
async function waitingReports(
  tx: Tx,
  { id, decidedAt, createdAt }: Application,
  deliverables: readonly Deliverable[],
  state: { closed: boolean; now: Date },
): Promise<ViewsReport[]> {
  const proofs = await readUndecidedProofs(tx, id, state);
  const ofProofs = proofs.flatMap((proof): ViewsReport[] => {
    const deliverable = deliverables.find((one) => one.id === proof.deliverableId && one.status === 'approved');
    return deliverable ? [reportOfProof(deliverable, proof, decidedAt ?? createdAt)] : [];
  });
  return [
    ...deliverables.filter((deliverable) => canStillBeApproved(deliverable, state)).map(reportOfDeliverable),
    ...deliverables.map(reportOfTopUp).filter((report) => report !== null),
    ...ofProofs,
  ];
}

/** True when a treasure can still be approved: it waits for its owner, or for its creator who has the time to submit it again. */
function canStillBeApproved(deliverable: Deliverable, { closed, now }: { closed: boolean; now: Date }): boolean {
  if (deliverable.status === 'submitted') return true;
  return deliverable.status === 'revision_requested' && (!closed || revisedUntil(deliverable) > now);
}

/** The proofs of an application that can still be verified; the 100 latest reports at most. Reads as many. */
async function readUndecidedProofs(
  tx: Tx,
  applicationId: string,
  { closed, now }: { closed: boolean; now: Date },
): Promise<Proof[]> {
  const proofs = await tx.proofs.findUndecidedOfApplication(applicationId);
  return proofs.filter((proof) => {
    const until = proof.status === 'revision_requested' && closed ? proofRevisedUntil(proof) : null;
    return until === null || until > now;
  });
}
