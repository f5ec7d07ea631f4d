import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchedLoots } from '../../../functions/src/campaigns/searched-loots.ts';
import { SearchEngine } from '../../../functions/src/platform/search/search-engine.ts';
import { searchIndex } from '../../../functions/src/platform/search/search-index.ts';
import { buildSearchEntries } from '../../../functions/src/rebuild-search.ts';
import { deps, logLines } from '../../support/api.ts';
import { storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { startEngine } from '../../support/typesense/with-engine.ts';

const { standIn, engine } = await startEngine();

let owner: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  await buildSearchEntries({ db: deps().db, clock: deps().clock, engine });
});

afterAll(() => standIn.stop());

describe('an engine that does not answer', () => {
  const wanted = (word: string) => ({ filters: { search: word }, today: '2026-06-15' }) as const;
  let now = new Date('2026-06-15T10:00:00Z');
  const own = (searchEngine: SearchEngine) => ({ ...deps(), searchEngine, clock: { ...deps().clock, now: () => now } });
  const errors = () => logLines.filter(({ message }) => message === 'the search engine does not answer');

  it.each([
    ['refuses the key', () => new SearchEngine({ url: standIn.url, key: 'another-key' }, 60_000)],
    ['fails', () => new SearchEngine({ url: `${standIn.url}/nothing-here`, key: standIn.key }, 60_000)],
    ['cannot be reached', () => new SearchEngine({ url: 'http://127.0.0.1:1', key: standIn.key }, 60_000)],
  ])('is replaced by Firestore when it %s, is told of once, and is left alone for half a minute', async (_, create) => {
    const word = unique('w');
    const { id } = await storeCampaign(owner, { title: word });
    const broken = create();
    const before = errors().length;
    const { items } = await searchIndex(own(broken), searchedLoots).page(wanted(word), {});
    expect(items.map((loot) => loot.id)).toEqual([id]);
    const asked = standIn.requests.length;
    await searchIndex(own(broken), searchedLoots).page(wanted(word), {});
    expect(standIn.requests.length).toBe(asked);
    expect(errors()).toHaveLength(before + 1);
    now = new Date(now.getTime() + 31_000);
    await searchIndex(own(broken), searchedLoots).page(wanted(word), {});
    expect(errors()).toHaveLength(before + 2);
    expect(JSON.stringify(logLines)).not.toMatch(/another-key|stand-in-key/);
  });

  it('is asked again at once when it refuses a question, which is told of as a fault of ours', async () => {
    const word = unique('w');
    const { id } = await storeCampaign(owner, { title: word });
    const refuses: typeof searchedLoots = {
      ...searchedLoots,
      queryOf: (asked) => {
        const query = searchedLoots.queryOf(asked);
        return query && { ...query, filters: ['budgetCents:>1.5'] };
      },
    };
    const before = errors().length;
    for (const _ of [1, 2]) {
      const asked = standIn.requests.length;
      const { items } = await searchIndex(own(engine), refuses).page(wanted(word), {});
      expect(items.map((loot) => loot.id)).toEqual([id]);
      expect(standIn.requests.length).toBe(asked + 1);
    }
    expect(errors()).toHaveLength(before);
    expect(logLines.filter(({ message }) => message === 'the search engine refuses a question')).toHaveLength(2);
  });
});
