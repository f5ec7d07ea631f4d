import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignLife, isLostToBank } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { MAX_RUN_DAYS } from '@doubloon/contract/payments/campaign-dates.ts';
import { addDays, dayInSingapore, endOfDayInSingapore } from '@doubloon/contract/shared/days.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { allDue, untilDone, type JobRun } from '../platform/jobs/until-done.ts';
import type { Effect } from '../platform/projections/projection.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'log'>;

/** Days before the end of a campaign at which both sides are told what lapses then. */
const NOTICE_DAYS = 7;

/**
 * The scheduled job that tells both sides of reported numbers which wait for evidence, a week before their campaign closes, or at once when that is sooner. Each
 * is told of once. Repeating it changes nothing.
 */
export async function notifyOfLapses(deps: Needs & JobRun): Promise<void> {
  const { campaigns } = deps.db;
  const then = addDays(deps.clock.now(), NOTICE_DAYS);
  const { complete, close } = campaignLife.moves;
  await untilDone(deps, [
    toTell(deps, endsAt, campaigns.eachEnded(complete.from, dayInSingapore(then))),
    toTell(deps, runsUntil, campaigns.eachOld(close.from, addDays(then, -MAX_RUN_DAYS))),
  ]);
}

/** The moment at which a campaign is closed whatever its status. */
const runsUntil = ({ createdAt }: Campaign): Date => addDays(createdAt, MAX_RUN_DAYS);

/** The moment at which a campaign ends. */
export const endsAt = (campaign: Campaign): Date =>
  campaign.endDate === null ? runsUntil(campaign) : endOfDayInSingapore(campaign.endDate);

const toTell = (deps: Needs, closesAt: (campaign: Campaign) => Date, items: AsyncIterable<Campaign>) =>
  allDue({
    items,
    idOf: ({ id }) => id,
    async handle(campaign) {
      const at = closesAt(campaign);
      // One that is over but not closed yet, as a payout is in flight, tells when it is closed.
      if (at > deps.clock.now()) await notifyOfCampaign(deps, campaign.id, at);
    },
    failed: ({ id: campaignId }, error) => {
      deps.log.error({ campaignId, err: error }, 'not told of lapsing numbers');
    },
  });

/** Tells both sides of what lapses when a campaign is closed, unless they were told before. Reads 2 per treasure that silence has accepted, and their proofs. */
export const notifyAtClosing: Effect = async (deps, { params }) => {
  const campaign = await deps.db.campaigns.find(params.id);
  const at = campaign && lapsedAt(campaign);
  if (at) await notifyOfCampaign(deps, campaign.id, at);
};

/** Tells both sides of what has lapsed already when silence accepts a treasure whose campaign is closed. */
export const notifyAfterSilence: Effect = (deps, { params }) => notifyIfLapsed(deps, params.id);

/** Tells both sides of what has lapsed already when the last proof of it is not accepted. */
export const notifyAfterRejection: Effect = async (deps, { params }) => {
  const proof = await deps.db.proofs.find(params.id);
  if (proof?.status === 'rejected') await notifyIfLapsed(deps, proof.deliverableId);
};

async function notifyIfLapsed(deps: Pick<Needs, 'db' | 'clock'>, id: string): Promise<void> {
  const deliverable = await deps.db.deliverables.find(id);
  if (!deliverable || !isUntold(deliverable)) return;
  const campaign = await deps.db.campaigns.find(deliverable.campaignId);
  const at = campaign && lapsedAt(campaign);
  if (at) await notifyOf(deps, id, at);
}

/** Returns when the numbers of a campaign have lapsed; null while it runs, and when the bank has taken its payment back or warned of it, of which everybody is told otherwise. */
const lapsedAt = ({ closedAt, closeReason }: Campaign): Date | null => (isLostToBank(closeReason) ? null : closedAt);

async function notifyOfCampaign(deps: Pick<Needs, 'db' | 'clock'>, campaignId: string, at: Date): Promise<void> {
  const silent = await deps.db.deliverables.findAcceptedBySilence(campaignId);
  for (const { id } of silent.filter(isUntold)) await notifyOf(deps, id, at);
}

/** Tells both sides of a treasure once, unless a proof of it can still be accepted. Reads 1 and the undecided proofs of its application, writes at most 1. */
function notifyOf({ db, clock }: Pick<Needs, 'db' | 'clock'>, id: string, at: Date): Promise<void> {
  return unitOfWork({ db }, async (tx) => {
    const deliverable = await tx.deliverables.find(id);
    if (!deliverable || !isUntold(deliverable)) return;
    const proofs = await tx.proofs.findUndecidedOfApplication(deliverable.applicationId);
    if (proofs.some(({ deliverableId }) => deliverableId === id)) return;
    tx.deliverables.update(id, { lapse: { toldAt: clock.now(), at } });
  });
}

/** True when a reported number waits for its platform's count or for an accepted proof, and nobody was told that it lapses. */
function isUntold(deliverable: Deliverable): boolean {
  const { status, acceptedBySilence, lapse, viewCount, latestReading, provenViews } = deliverable;
  const waits = acceptedBySilence && status === 'approved' && viewCount > 0;
  return waits && lapse === null && latestReading === null && provenViews === null;
}
