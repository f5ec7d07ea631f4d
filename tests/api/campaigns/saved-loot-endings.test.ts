import { blockPerson } from '@doubloon/contract/blocks/operations.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { savedLootId } from '@doubloon/contract/campaigns/saved-loot.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeEach, expect, it } from 'vitest';
import { storeSavedLootNotices } from '../../../functions/src/campaigns/saved/saved-loots.migration.ts';
import { savedLootProjections } from '../../../functions/src/campaigns/saved/projections.ts';
import { runMigrations } from '../../../functions/src/platform/migrations/run-migrations.ts';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import { onCampaignWritten } from '../../../functions/src/triggers.ts';
import { deps, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { storeSavedLoot } from '../../support/given/saved/saved-loots.ts';

let owner: Person;
let creator: Person;

beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
});

const run = () => succeed(runScheduledJob, { params: { name: 'tell-of-loots' } });
const inDays = (days: number) => addDays(deps().clock.now(), days);
const saved = (loot: Campaign, createdAt = inDays(-5)) => storeSavedLoot(loot, creator, { createdAt });
const endsIn = (days: number, fields: Partial<Campaign> = {}) =>
  storeCampaign(owner, { endDate: dayInSingapore(inDays(days)), ...fields });

/** The kinds of notices to the creator about a loot, once its trigger has run. */
async function told({ id: campaignId }: Campaign): Promise<string[]> {
  const id = savedLootId({ uid: creator.uid, campaignId });
  await createNotifications(deps().db, savedLootProjections, id, deps().clock.now());
  const list = await succeed(listNotifications, { query: {} }, creator);
  return list.filter(({ subject }) => subject.id === campaignId).map(({ kind }) => kind);
}

async function close({ id }: Campaign): Promise<void> {
  const closing = { status: 'completed', closedAt: deps().clock.now(), closeReason: 'owner' };
  await deps().db.firestore.collection(COLLECTIONS.campaigns).doc(id).update(closing);
  await onCampaignWritten.run({ params: { id } } as never);
}

it('tells once that a saved loot ends soon, and once that it has ended', async () => {
  const soon = await endsIn(1);
  const later = await endsIn(3);
  await saved(soon);
  await saved(later);
  await Promise.all([run(), run()]);
  await run();
  expect(await told(soon)).toEqual(['saved_loot_ends_soon']);
  expect(await told(later)).toEqual([]);
  await close(soon);
  await close(soon);
  expect(await told(soon)).toEqual(['saved_loot_ended', 'saved_loot_ends_soon']);
  await close(later);
  expect(await told(later)).toEqual(['saved_loot_ended']);
});

it('tells nothing of loots that were applied to', async () => {
  const loot = await endsIn(1);
  await saved(loot);
  await storeApplication(loot, creator);
  await run();
  await close(loot);
  expect(await told(loot)).toEqual([]);
});

it.each(['owner', 'creator'] as const)('tells nothing of loots while the %s blocks the other', async (by) => {
  const [blocker, blocked] = by === 'owner' ? [owner, creator] : [creator, owner];
  const loot = await endsIn(1);
  await saved(loot);
  await succeed(blockPerson, { params: { id: blocked.uid } }, blocker);
  await run();
  await close(loot);
  expect(await told(loot)).toEqual([]);
});

it('tells of loots that an earlier version saved, once they are migrated', async () => {
  const loot = await endsIn(1);
  const { uid, campaignId, createdAt } = await saved(loot);
  const document = deps().db.firestore.collection(COLLECTIONS.savedLoots).doc(savedLootId({ uid, campaignId }));
  await document.set({ uid, campaignId, createdAt });
  await run();
  expect(await told(loot)).toEqual([]);
  for await (const { isDone } of runMigrations(deps(), [storeSavedLootNotices])) expect(isDone).toBe(true);
  await run();
  await close(loot);
  expect(await told(loot)).toEqual(['saved_loot_ended', 'saved_loot_ends_soon']);
  expect(storeSavedLootNotices.steps[0]?.changesOf((await document.get()).data() ?? {})).toBeNull();
});

it('tells of no end that was known when the loot was saved, and of none that takes nobody', async () => {
  const justSaved = await endsIn(1);
  await saved(justSaved, inDays(0));
  const full = await endsIn(1, { full: true });
  const paused = await endsIn(1, { status: 'paused' });
  for (const loot of [full, paused]) await saved(loot);
  await run();
  for (const loot of [justSaved, full, paused]) expect(await told(loot)).toEqual([]);
});
