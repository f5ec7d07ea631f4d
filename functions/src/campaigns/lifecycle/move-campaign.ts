import { isDeepStrictEqual } from 'node:util';
import type { SeenWords } from '@doubloon/contract/admin/operations.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import {
  campaignLife,
  type CampaignMoveName,
  type CloseReason,
  isRunning,
} from '@doubloon/contract/campaigns/lifecycle.ts';
import { isHidden } from '@doubloon/contract/campaigns/visibility.ts';
import { dayInSingapore, addDays } from '@doubloon/contract/shared/days.ts';
import { campaignStatusLabels, spoken } from '@doubloon/contract/shared/status-labels.ts';
import { MAX_RUN_DAYS } from '@doubloon/contract/payments/campaign-dates.ts';
import { AppError, illegalState, invalidField } from '../../platform/app-error.ts';
import { type Tx, unitOfWork } from '../../platform/database/database.ts';
import type { Handler, Dependencies } from '../../platform/dependencies.ts';
import { allDue, untilDone, type JobRun } from '../../platform/jobs/until-done.ts';
import { toCampaignView, getOwnCampaign } from '../show-campaigns.ts';
import { closeFunds } from '../../payments/refunds/closing.ts';
import type { Appealed, Reopening } from '../../cases/reopening.ts';

const DONE: Record<CampaignMoveName, string> = {
  pause: 'paused',
  resume: 'resumed',
  close: 'closed',
  complete: 'completed',
  approve: 'approved',
  reject: 'rejected',
  resubmit: 'reviewed again',
  reopen: 'approved',
};

/** Throws `illegal_state` when a campaign cannot make this move from where it stands. */
function requireMove(campaign: Campaign, move: CampaignMoveName) {
  return campaignLife.move(campaign, move, () =>
    illegalState(`This loot is ${spoken(campaignStatusLabels[campaign.status])} and cannot be ${DONE[move]}`),
  );
}

/**
 * Makes a move of the life cycle, with further changes, in the unit of work that has read the campaign; one that is completed while it is hidden stays hidden.
 * Throws `illegal_state` for a move that cannot be made. Writes 1.
 */
export function moveCampaign(
  tx: Tx,
  campaign: Campaign,
  move: CampaignMoveName,
  changes: Partial<Campaign> = {},
): Campaign {
  const moved = requireMove(campaign, move);
  const staysHidden = campaignLife.isFinal(moved.status) && isHidden(campaign);
  const changed = { ...changes, ...moved, ...(staysHidden && { hiddenForGood: true }) };
  tx.campaigns.update(campaign.id, changed);
  return { ...campaign, ...changed };
}

/** A campaign in which something can still be decided. Throws `not_found`, `illegal_state` once it is completed. Reads 1. */
export async function getUnfinishedCampaign(tx: Tx, id: string): Promise<Campaign> {
  const campaign = await tx.campaigns.get(id);
  if (campaignLife.isFinal(campaign.status)) {
    throw illegalState('This loot is completed: nothing in it can be decided again');
  }
  return campaign;
}

/** Throws `illegal_state` for a campaign that is closed and takes no more of something, which it names: `proof`. */
export function requireRunning({ status }: Pick<Campaign, 'status'>, of: string): void {
  if (!isRunning(status)) throw illegalState(`This loot is closed and takes no more ${of}`);
}

/** Takes an open campaign of the caller's out of the marketplace; creators at work go on. */
export const pauseCampaign: Handler<'pauseCampaign'> = async ({ db, caller }, { params }) =>
  toCampaignView(
    await unitOfWork({ db }, async (tx) => moveCampaign(tx, await getOwnCampaign(tx, params.id, caller), 'pause')),
  );

/** Opens a paused campaign of the caller's again. Throws `illegal_state` after its end date, and when an admin has paused it. */
export const resumeCampaign: Handler<'resumeCampaign'> = async ({ db, clock, caller }, { params }) =>
  toCampaignView(
    await unitOfWork({ db }, async (tx) => {
      const campaign = await getOwnCampaign(tx, params.id, caller);
      requireMove(campaign, 'resume');
      if (campaign.heldByAdmin) throw illegalState('This loot was paused by our team. Please contact support.');
      if (campaign.endDate && campaign.endDate < dayInSingapore(clock.now())) throw illegalState('This loot has ended');
      return moveCampaign(tx, campaign, 'resume');
    }),
  );

/**
 * Ends a campaign for good together with its funds, in the unit of work that has read it. Throws `illegal_state` for a move that cannot be made, and while one
 * of its payouts is in flight. Reads 1, writes 2.
 */
export async function endCampaign(
  tx: Tx,
  campaign: Campaign,
  move: 'close' | 'complete',
  closeReason: CloseReason,
  now: Date,
): Promise<Campaign> {
  const ended = moveCampaign(tx, campaign, move, { closedAt: now, closeReason });
  await closeFunds(tx, campaign.id, now);
  return ended;
}

/**
 * Ends a campaign of the caller's: no more applications, approvals or new treasures; those delivered already are still decided. Throws
 * `illegal_state` when it is completed, or while one of its payouts is in flight.
 */
export const closeCampaign: Handler<'closeCampaign'> = async ({ db, clock, caller }, { params }) =>
  toCampaignView(
    await unitOfWork({ db }, async (tx) =>
      endCampaign(tx, await getOwnCampaign(tx, params.id, caller), 'close', 'owner', clock.now()),
    ),
  );

/**
 * Closes a campaign whose payment is lost or warned of, unless it is closed already, and records when that leaves nothing to pay from; its funds are closed by the caller. Reads
 * 1, writes at most 1.
 */
export async function closeLostCampaign(
  tx: Tx,
  campaignId: string,
  { reason, paysNoMore, now }: { readonly reason: 'lost' | 'warned'; readonly paysNoMore: boolean; readonly now: Date },
): Promise<void> {
  const campaign = await tx.campaigns.get(campaignId);
  const changes = paysNoMore ? { paysNoMore } : {};
  if (campaignLife.can(campaign.status, 'close'))
    moveCampaign(tx, campaign, 'close', { closedAt: now, closeReason: reason, ...changes });
  else if (paysNoMore) tx.campaigns.update(campaignId, changes);
}

export interface Moderation {
  readonly action: 'approve' | 'reject' | 'pause';
  readonly reason: string;
  /** The words that an admin has read; needed to approve. */
  readonly seen?: SeenWords | undefined;
  readonly now: Date;
}

/** Throws `invalid_input` without the words, examples, files and cover that an admin has seen, `illegal_state` when they are not the campaign's any more. */
function requireSeen(campaign: Campaign, seen: SeenWords | undefined): void {
  if (!seen) throw invalidField('body.seen', 'Needed to approve');
  const { title, description, requirements, interests, example_posts, files, cover } = toCampaignView(campaign);
  const shown = { title, description, requirements, interests, example_posts, files, cover };
  const { example_posts: seenPosts = [], files: seenFiles = [], cover: seenCover = null } = seen;
  if (isDeepStrictEqual({ ...seen, example_posts: seenPosts, files: seenFiles, cover: seenCover }, shown)) return;
  throw illegalState('This loot has been changed since. Please look at it as it is now.');
}

/**
 * Opens a campaign that waits for moderation, was rejected or is paused; rejects one, so that only its owner and admins see it, with the reason;
 * or pauses it. In the admin's transaction, which also records it; for admins only, which the route has to see to. Throws `not_found`,
 * `illegal_state`, also for other words than the admin has read, `invalid_input` without those. Reads 1, writes 1.
 */
export async function applyModeration(
  tx: Tx,
  id: string,
  { action, reason, seen, now }: Moderation,
): Promise<{ readonly before: Campaign; readonly after: Campaign }> {
  const before = await tx.campaigns.get(id);
  if (action === 'approve' && before.status === 'paused' && !before.heldByAdmin) {
    throw illegalState('This loot was paused by its owner, who alone can resume it');
  }
  if (action === 'approve') requireSeen(before, seen);
  const changes = {
    moderationReason: action === 'reject' ? reason : null,
    heldByAdmin: action === 'pause',
    moderatedAt: now,
  };
  return { before, after: moveCampaign(tx, before, action, changes) };
}

/** Hides a completed campaign from all but its owner and admins, in the admin's transaction, which has read it and records it. Writes 1. */
export function hideCompleted(
  tx: Tx,
  campaign: Campaign,
  { reason, now }: Pick<Moderation, 'reason' | 'now'>,
): Campaign {
  const changes = { hiddenForGood: true, moderationReason: reason, moderatedAt: now };
  tx.campaigns.update(campaign.id, changes);
  return { ...campaign, ...changes };
}

/**
 * Finds a rejected campaign of the appellant's, or a completed one that a decision hides, which stays completed and is shown again; null when it is not theirs.
 * Throws `illegal_state` when it is not rejected (any more). Reads 1.
 */
export async function findCampaignReopening(tx: Tx, { id, appellantId, now }: Appealed): Promise<Reopening | null> {
  const campaign = await tx.campaigns.find(id);
  if (campaign?.ownerId !== appellantId) return null;
  const changes = { moderationReason: null, moderatedAt: now };
  // One that nobody has decided on has no reason, and is not shown by an appeal.
  if (campaignLife.isFinal(campaign.status) && campaign.hiddenForGood && campaign.moderationReason !== null)
    return { campaign, lock: () => {}, reopen: () => tx.campaigns.update(id, { ...changes, hiddenForGood: false }) };
  if (!campaignLife.can(campaign.status, 'reopen')) {
    throw illegalState(`This loot is ${spoken(campaignStatusLabels[campaign.status])}, not rejected`);
  }
  return { campaign, lock: () => {}, reopen: () => void moveCampaign(tx, campaign, 'reopen', changes) };
}

type Needs = Pick<Dependencies, 'db' | 'clock' | 'log'>;

/**
 * The scheduled job that completes campaigns whose end date has passed, whose budget is paid out, or whose money cannot be held for longer, those without an
 * end date and those that wait for an admin, too. One with a payout in flight waits for a later run. Repeating it changes nothing.
 */
export async function completeCampaigns(deps: Needs & JobRun): Promise<void> {
  const { campaigns } = deps.db;
  const now = deps.clock.now();
  const { complete, close } = campaignLife.moves;
  await untilDone(deps, [
    toComplete(deps, 'ended', campaigns.eachEnded(complete.from, dayInSingapore(now))),
    toComplete(deps, 'spent', campaigns.eachSpent(complete.from)),
    toComplete(deps, 'ended', campaigns.eachOld(close.from, oldestRunning(now))),
  ]);
}

/** Campaigns made before this have to be over. */
const oldestRunning = (now: Date): Date => addDays(now, -MAX_RUN_DAYS);

const toComplete = (deps: Needs, reason: CloseReason, items: AsyncIterable<Campaign>) =>
  allDue({
    items,
    idOf: ({ id }) => id,
    async handle({ id }) {
      if (await completeCampaign(deps, id, reason)) deps.log.info({ campaignId: id, reason }, 'campaign completed');
    },
    failed: ({ id }, error) => {
      if (error instanceof AppError && error.code === 'illegal_state') {
        deps.log.info({ campaignId: id, reason }, 'campaign waits for a payout');
      } else {
        deps.log.error({ campaignId: id, err: error }, 'campaign not completed');
      }
    },
  });

/** Completes one campaign that is (still) due; returns true if it did. Throws `illegal_state` during a payout. Reads 2, writes 2. */
async function completeCampaign({ db, clock }: Needs, id: string, reason: CloseReason): Promise<boolean> {
  return unitOfWork({ db }, async (tx) => {
    const now = clock.now();
    const campaign = await tx.campaigns.get(id);
    const move = campaign.createdAt < oldestRunning(now) ? 'close' : 'complete';
    if (!campaignLife.can(campaign.status, move) || !isDue(campaign, reason, now)) return false;
    await endCampaign(tx, campaign, move, reason, now);
    return true;
  });
}

function isDue({ endDate, spent, createdAt }: Campaign, reason: CloseReason, now: Date): boolean {
  if (reason === 'spent') return spent;
  return createdAt < oldestRunning(now) || (endDate !== null && endDate < dayInSingapore(now));
}
