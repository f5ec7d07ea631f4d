import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { savedLootId } from '@doubloon/contract/campaigns/saved-loot.ts';
import { isHidden } from '@doubloon/contract/campaigns/visibility.ts';
import { addDays, dayInSingapore, endOfDayInSingapore } from '@doubloon/contract/shared/days.ts';
import { applicationId } from '@doubloon/contract/shared/values.ts';
import { findBlocked } from '../../blocks/blocks.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { allDue, type Kind } from '../../platform/jobs/until-done.ts';
import type { Effect } from '../../platform/projections/projection.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'log'>;

/** Days before the end of a loot at which those who have saved it are told. */
const NOTICE_DAYS = 2;

/**
 * The open loots that end soon: creators who saved one and did not apply to it are told. Those that end first are told of before
 * others. Repeating it tells nobody again, and a run that was cut off is continued by the next one.
 */
export function endingLoots(deps: Needs): Kind {
  const now = deps.clock.now();
  return allDue({
    items: deps.db.campaigns.eachEnded(['open'], dayInSingapore(addDays(now, NOTICE_DAYS))),
    idOf: ({ id }) => id,
    handle: (loot) => tellOfEnding(deps, loot, now),
    failed: ({ id: campaignId }, error) => {
      deps.log.error({ campaignId, err: error }, 'not told of an ending loot');
    },
  });
}

async function tellOfEnding(deps: Needs, loot: Campaign, now: Date): Promise<void> {
  if (loot.full || loot.endDate === null) return;
  const end = endOfDayInSingapore(loot.endDate);
  // One that is over is told of when it is closed.
  if (end > now) await tellSavers(deps, loot, 'endsSoon', addDays(end, -NOTICE_DAYS));
}

/** Tells creators that a loot which they saved and did not apply to has ended, unless moderation hides it. */
export const tellSaversOfEnd: Effect = async (deps, { params }) => {
  const loot = await deps.db.campaigns.find(params.id);
  if (loot?.status === 'completed' && loot.closedAt && !isHidden(loot))
    await tellSavers(deps, loot, 'ended', loot.closedAt);
};

/** Tells those who saved a loot before a moment, once each, and none that has blocked its owner or is blocked by them. Reads 1 for each that was not told, and 4 more and writes 1 for each that is told now. */
async function tellSavers(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  { id: campaignId, ownerId, title }: Campaign,
  notice: 'endsSoon' | 'ended',
  savedBefore: Date,
): Promise<void> {
  for await (const { uid, createdAt } of db.savedLoots.eachUntold(campaignId, notice)) {
    if (createdAt >= savedBefore) continue;
    const id = savedLootId({ uid, campaignId });
    await unitOfWork({ db }, async (tx) => {
      const saved = await tx.savedLoots.find(id);
      if (saved?.[notice] !== null || (await tx.applications.find(applicationId(campaignId, uid)))) return;
      if ((await findBlocked(tx, uid, [ownerId])).size > 0) return;
      tx.savedLoots.update(id, { [notice]: { at: clock.now(), title } });
    });
  }
}
