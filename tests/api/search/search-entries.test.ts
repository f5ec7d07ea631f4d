import { editCampaign, listCampaigns } from '@doubloon/contract/campaigns/operations.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { searchedLoots } from '../../../functions/src/campaigns/searched-loots.ts';
import { updateEntry } from '../../../functions/src/platform/search/keep-entries.ts';
import type { WrittenEvent } from '../../../functions/src/platform/projections/projection.ts';
import { buildSearchEntries } from '../../../functions/src/rebuild-search.ts';
import { onCampaignWritten, onStoreWritten } from '../../../functions/src/triggers.ts';
import { deps, logLines, replaceDependencies, succeed } from '../../support/api.ts';
import { storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { storeStore } from '../../support/given/stores.ts';
import { startEngine } from '../../support/typesense/with-engine.ts';

const { standIn, engine } = await startEngine();
replaceDependencies({ searchEngine: engine });

let owner: Person;
let creator: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
  await buildSearchEntries({ db: deps().db, clock: deps().clock, engine });
});

afterEach(() => {
  standIn.before = () => undefined;
});

afterAll(() => standIn.stop());

const event = (id: string) => ({ params: { id } }) as unknown as WrittenEvent;
const wasWritten = (id: string) => onCampaignWritten.run(event(id)) as Promise<void>;
const lootDocument = (id: string) => deps().db.firestore.collection(COLLECTIONS.campaigns).doc(id);
const storeDocument = (id: string) => deps().db.firestore.collection(COLLECTIONS.stores).doc(id);
const entryOf = (name: string, id: string) => standIn.entriesOf(name).find((entry) => entry.id === id);
const keep = (id: string) => updateEntry(deps().db, engine, searchedLoots, id);
const writesSince = (at: number) => standIn.requests.slice(at).filter((line) => !line.startsWith('GET '));

/** Holds the first request of this beginning back until it is released. */
function hold(beginning: string): { readonly isHeld: Promise<void>; readonly release: () => void } {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
  let isFirst = true;
  standIn.before = (line) => {
    if (!isFirst || !line.startsWith(beginning)) return;
    isFirst = false;
    held();
    return released;
  };
  return { isHeld, release };
}

describe('the entry of a loot', () => {
  it('follows the loot by its trigger, however it changes, and is found by the API', async () => {
    const word = unique('w');
    const { id } = await storeCampaign(owner, { title: word, status: 'pending' });
    await wasWritten(id);
    expect(entryOf('loots', id)).toBeUndefined();
    await lootDocument(id).update({ status: 'open' });
    await wasWritten(id);
    const asked = standIn.requests.length;
    expect((await succeed(listCampaigns, { query: { search: word } }, creator)).map((loot) => loot.id)).toEqual([id]);
    expect(standIn.requests.slice(asked)).toEqual(['GET /collections/loots/documents/search']);
    await succeed(editCampaign, { params: { id }, body: { title: `${word}b` } }, owner);
    await wasWritten(id);
    expect(entryOf('loots', id)?.['names']).toContain(`${word}b`);
    await lootDocument(id).update({ status: 'paused' });
    await wasWritten(id);
    expect(entryOf('loots', id)).toBeUndefined();
  });

  it('has nothing that not everybody may read', async () => {
    const hidden = unique('hidden');
    const { id } = await storeCampaign(owner, {
      moderationReason: hidden,
      closeReason: 'owner',
      counts: { ...(await storeCampaign(owner)).counts, pendingApplications: 4711 },
    });
    await wasWritten(id);
    const entry = entryOf('loots', id);
    expect(Object.keys(entry ?? {}).toSorted()).toEqual(
      [
        'id',
        'names',
        'texts',
        'tie',
        'version',
        'facets',
        'niche',
        'budgetCents',
        'full',
        'createdAt',
        'endDate',
      ].toSorted(),
    );
    expect(JSON.stringify(entry)).not.toMatch(new RegExp(`${hidden}|4711|${owner.uid}`));
  });

  it('is not written again when nothing in it differs', async () => {
    const { id, counts } = await storeCampaign(owner);
    await keep(id);
    const asked = standIn.requests.length;
    await lootDocument(id).update({ counts: { ...counts, views: 9 } });
    await Promise.all([keep(id), keep(id)]);
    expect(writesSince(asked)).toEqual([]);
  });

  it('is never replaced by an older state, in whatever order two runs end', async () => {
    const { id } = await storeCampaign(owner, { title: 'first' });
    await keep(id);
    await lootDocument(id).update({ title: 'second' });
    const { isHeld, release } = hold('PATCH ');
    const late = keep(id);
    await isHeld;
    await lootDocument(id).update({ title: 'third' });
    await keep(id);
    const version = entryOf('loots', id)?.['version'];
    release();
    await late;
    expect(entryOf('loots', id)).toMatchObject({ names: expect.arrayContaining(['third']) as string[], version });
  });

  it('does not come back when a run ends late that has read the loot before it was closed', async () => {
    const { id } = await storeCampaign(owner);
    const { isHeld, release } = hold('POST ');
    const late = keep(id);
    await isHeld;
    await lootDocument(id).delete();
    await keep(id);
    release();
    await late;
    expect(entryOf('loots', id)).toBeUndefined();
  });

  it('lets the event come again while the engine cannot be reached', async () => {
    const { id } = await storeCampaign(owner);
    standIn.before = () => {
      throw new Error('Not Ready or Lagging');
    };
    await expect(wasWritten(id)).rejects.toThrow('Not Ready or Lagging');
    standIn.before = () => undefined;
    await wasWritten(id);
    expect(entryOf('loots', id)).toBeDefined();
    expect(JSON.stringify(logLines)).toContain('trigger failed');
    expect(JSON.stringify(logLines)).not.toContain(standIn.key);
  });
});

describe('the entry of a store', () => {
  it('follows it by its trigger, without hidden specialties and long texts, and goes with it', async () => {
    const hidden = unique('hidden');
    const { id } = await storeStore({
      id: unique('creator'),
      specialties: [hidden],
      showsSpecialties: false,
      personalDescription: hidden,
      background: hidden,
      achievements: [hidden],
      socialLinks: { tiktok: `https://www.tiktok.com/@${hidden}` },
    });
    await onStoreWritten.run(event(id));
    expect(Object.keys(entryOf('creators', id) ?? {}).toSorted()).toEqual(
      [
        'id',
        'names',
        'texts',
        'tie',
        'version',
        'category',
        'featuredRank',
        'followers',
        'rating',
        'createdAt',
      ].toSorted(),
    );
    expect(JSON.stringify(entryOf('creators', id))).not.toContain(hidden);
    await storeDocument(id).update({ status: 'closed' });
    await onStoreWritten.run(event(id));
    expect(entryOf('creators', id)).toBeUndefined();
  });
});

describe('the entry of a store that is followed', () => {
  it('is written again only when its followers reach another band', async () => {
    const { id, counts } = await storeStore({ id: unique('creator') });
    const follow = async (followers: number) => {
      const asked = standIn.requests.length;
      await storeDocument(id).update({ counts: { ...counts, followers } });
      await onStoreWritten.run(event(id));
      return { writes: writesSince(asked).length, followers: entryOf('creators', id)?.['followers'] };
    };
    expect(await follow(140)).toEqual({ writes: expect.any(Number) as number, followers: 100 });
    for (const followers of [141, 199, 100]) expect(await follow(followers)).toEqual({ writes: 0, followers: 100 });
    expect(await follow(200)).toEqual({ writes: 1, followers: 200 });
  });
});

describe('a search while entries are behind', () => {
  it('shows no loot that is no longer open, full or outside of the budget, whatever its entry says', async () => {
    const word = unique('w');
    const changes: Partial<Campaign>[] = [
      { status: 'paused' },
      { full: true },
      { budgetCents: 100 },
      { niche: 'Food' },
    ];
    const ids: string[] = [];
    for (const change of changes) {
      const { id } = await storeCampaign(owner, { title: word, budgetCents: 90_000, createdAt: new Date() });
      await keep(id);
      await lootDocument(id).update(change);
      ids.push(id);
    }
    const gone = await storeCampaign(owner, { title: word, budgetCents: 90_000 });
    await keep(gone.id);
    await lootDocument(gone.id).delete();
    const query = { search: word, minBudget: 800 };
    expect((await succeed(listCampaigns, { query }, creator)).map(({ id }) => id)).toEqual([ids.at(-1)]);
  });
});
