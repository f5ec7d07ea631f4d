import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignLife, type CloseReason } from '@doubloon/contract/campaigns/lifecycle.ts';
import { MAX_RUN_DAYS } from '@doubloon/contract/payments/campaign-dates.ts';
import { addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { closeFunds } from '../../payments/refunds/closing.ts';
import { AppError } from '../../platform/app-error.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { moveCampaign } from './move-campaign.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'log'>;

const PER_READING = 50;
const READINGS_AT_MOST = 10;

/**
 * The scheduled job that completes campaigns whose end date has passed, whose budget is paid out, or whose money cannot be held for longer, those
 * without an end date and those that wait for an admin, too: of each kind at most 500 in one run. One with a payout in flight waits for a later run and keeps no others waiting. Repeating it changes nothing.
 */
export async function completeCampaigns(deps: Needs): Promise<void> {
  const day = dayInSingapore(deps.clock.now());
  const statuses = campaignLife.moves.complete.from;
  await completeAll(deps, 'ended', (after) =>
    deps.db.campaigns.findEnded({ statuses, day, limit: PER_READING, after }),
  );
  await completeAll(deps, 'spent', (after) => deps.db.campaigns.findSpent({ statuses, limit: PER_READING, after }));
  const before = oldestRunning(deps.clock.now());
  const running = campaignLife.moves.close.from;
  await completeAll(deps, 'ended', (after) =>
    deps.db.campaigns.findOld({ statuses: running, before, limit: PER_READING, after }),
  );
}

/** Campaigns made before this have to be over. */
const oldestRunning = (now: Date): Date => addDays(now, -MAX_RUN_DAYS);

async function completeAll(
  deps: Needs,
  reason: CloseReason,
  read: (after: Campaign | undefined) => Promise<Campaign[]>,
): Promise<void> {
  let last: Campaign | undefined;
  for (let reading = 0; reading < READINGS_AT_MOST; reading += 1) {
    const due = await read(last);
    for (const { id } of due) await completeLogged(deps, id, reason);
    last = due.at(-1);
    if (due.length < PER_READING) return;
  }
}

async function completeLogged(deps: Needs, id: string, reason: CloseReason): Promise<void> {
  try {
    if (await completeCampaign(deps, id, reason)) deps.log.info({ campaignId: id, reason }, 'campaign completed');
  } catch (error) {
    if (error instanceof AppError && error.code === 'illegal_state') {
      deps.log.info({ campaignId: id, reason }, 'campaign waits for a payout');
    } else {
      deps.log.error({ campaignId: id, err: error }, 'campaign not completed');
    }
  }
}

/** Completes one campaign that is (still) due and says whether it did. Throws `illegal_state` during a payout. Reads 2, writes 2. */
async function completeCampaign({ db, clock }: Needs, id: string, reason: CloseReason): Promise<boolean> {
  return unitOfWork({ db }, async (tx) => {
    const now = clock.now();
    const campaign = await tx.campaigns.get(id);
    const move = campaign.createdAt < oldestRunning(now) ? 'close' : 'complete';
    if (!campaignLife.can(campaign.status, move) || !isDue(campaign, reason, now)) return false;
    await closeFunds(tx, id, now);
    moveCampaign(tx, campaign, move, { closedAt: now, closeReason: reason });
    return true;
  });
}

function isDue({ endDate, spent, createdAt }: Campaign, reason: CloseReason, now: Date): boolean {
  if (reason === 'spent') return spent;
  return createdAt < oldestRunning(now) || (endDate !== null && endDate < dayInSingapore(now));
}
