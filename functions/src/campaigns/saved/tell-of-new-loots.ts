import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { MAX_LOOTS_NAMED } from '@doubloon/contract/campaigns/loot-name.ts';
import { MAX_LOOTS_TOLD, type SavedFilters, type SavedSearch } from '@doubloon/contract/campaigns/saved-search.ts';
import { dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { applicationId } from '@doubloon/contract/shared/values.ts';
import { findBlocked } from '../../blocks/blocks.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { allDue, type Kind } from '../../platform/jobs/until-done.ts';
import { campaignQuery } from '../campaign-query.ts';
import { nextLook } from './next-look.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'log'>;

/** The newest loots that one search looks at; of more in a day, the older ones are not told of. */
const LOOTS_LOOKED_AT = 50;
/** A loot may become visible so much later than its own time says. */
const LATE_MS = 10 * 60_000;

/**
 * The creators whose day has come to be told of new loots, the longest overdue first: their saved searches are looked through, and each is told once of all. Repeating it, late or at the same time as itself, tells nobody again.
 */
export function newLoots(deps: Needs): Kind {
  const now = deps.clock.now();
  return allDue({
    items: deps.db.savedSearches.eachDue(now),
    // All searches of a creator are looked through together.
    idOf: ({ uid }) => uid,
    handle: ({ uid }) => tell(deps, uid, now),
    failed: ({ uid }, error) => {
      deps.log.error({ uid, err: error }, 'not told of new loots');
    },
  });
}

/** Looks through all searches of one creator. Reads up to 100 for each, and an application and 2 blocks for each new loot; writes 1 for each. */
async function tell({ db }: Pick<Needs, 'db'>, uid: string, now: Date): Promise<void> {
  const searches = await db.savedSearches.findLatest(uid);
  const told = new Set(searches.flatMap(({ toldIds }) => toldIds));
  const found = new Map<string, Campaign[]>();
  for (const search of searches.filter(isOn)) {
    found.set(
      search.id,
      (await findNew(db, search, now)).filter(({ id }) => !told.has(id)),
    );
  }
  const loots = new Map([...found.values()].flat().map((loot) => [loot.id, loot]));
  const applications = await db.applications.findAll([...loots.keys()].map((id) => applicationId(id, uid)));
  for (const { campaignId } of applications) loots.delete(campaignId);
  const blocked = await findBlocked(
    db,
    uid,
    [...loots.values()].map(({ ownerId }) => ownerId),
  );
  for (const { id, ownerId } of loots.values()) if (blocked.has(ownerId)) loots.delete(id);
  const newest = [...loots.values()].sort((a, b) => openedAt(b).getTime() - openedAt(a).getTime());

  await unitOfWork({ db }, async (tx) => {
    const current = (await tx.savedSearches.findLatest(uid)).filter(isOn);
    if (!current.some(({ lookAt }) => lookAt !== null && lookAt <= now)) return;
    let isTold = false;
    for (const { id, toldIds } of current) {
      const matches = found.get(id)?.filter((loot) => loots.has(loot.id));
      if (!matches) continue;
      const looked = { lookAt: nextLook(now), lookedAt: new Date(now.getTime() - LATE_MS) };
      if (matches.length === 0) {
        tx.savedSearches.update(id, looked);
        continue;
      }
      tx.savedSearches.update(id, {
        ...looked,
        matchedAt: now,
        toldIds: [...toldIds, ...matches.map((loot) => loot.id)].slice(-MAX_LOOTS_TOLD),
        // One of the searches holds the notice of all.
        ...(!isTold && { notice: noticeOf(newest, now) }),
      });
      isTold = true;
    }
  });
}

const isOn = ({ lookAt }: SavedSearch): boolean => lookAt !== null;

const noticeOf = (newest: readonly Campaign[], at: Date): SavedSearch['notice'] => ({
  at,
  loots: newest.slice(0, MAX_LOOTS_NAMED).map(({ id, title }) => ({ id, title })),
  total: newest.length,
});

/** When a loot was first, or again, open to creators. */
const openedAt = ({ createdAt, moderatedAt }: Campaign): Date =>
  moderatedAt && moderatedAt > createdAt ? moderatedAt : createdAt;

/** Returns the loots that match a search, take applications and have opened since its last look. Reads up to 100. */
async function findNew(db: Needs['db'], search: SavedSearch, now: Date): Promise<Campaign[]> {
  const today = dayInSingapore(now);
  const query = campaignQuery(toCampaignSearch(search.filters), today);
  if (!query) return [];
  const since = search.lookedAt ?? search.createdAt;
  const { items } = await db.campaigns.page({ limit: LOOTS_LOOKED_AT }, query);
  return items.filter(
    (loot) => loot.ownerId !== search.uid && openedAt(loot) > since && (loot.endDate === null || loot.endDate >= today),
  );
}

/** The filters as the marketplace knows them, without loots whose slots are taken, and newest first. */
const toCampaignSearch = ({ search, platform, niche, minBudget, maxBudget }: SavedFilters) => ({
  search: search ?? undefined,
  platform: platform ?? undefined,
  niche: niche ?? undefined,
  minBudget: minBudget ?? undefined,
  maxBudget: maxBudget ?? undefined,
});
