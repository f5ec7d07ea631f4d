import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { CampaignSearch } from '@doubloon/contract/campaigns/campaign-search.ts';
import { listCampaigns } from '@doubloon/contract/campaigns/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { MAX_SEARCH_READS } from '@doubloon/contract/calls/paging.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { onCampaignWritten } from '../../../functions/src/triggers.ts';
import type { WrittenEvent } from '../../../functions/src/platform/projections/projection.ts';
import { campaignDocument } from '../../../functions/testing/documents.ts';
import { call, callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { metered, newUsage } from '../../support/setup/firestore-meter.ts';
import { storeCampaign } from '../../support/given/fixtures.ts';
import { storeManyCampaigns } from '../../support/given/many-campaigns.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let admin: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
  admin = await createPerson('admin');
});

const ids = async (query: CampaignSearch, person = creator) =>
  (await succeed(listCampaigns, { query }, person)).map(({ id }) => id);

describe('a search by words', () => {
  it('finds them in title, description, platforms and content types, inside of others too, whatever their case and accents', async () => {
    const word = unique('w');
    const { id } = await storeCampaign(owner, {
      title: `Crème ${word}`,
      description: 'Filmed at SUNRISE.',
      platforms: ['xiaohongshu'],
      contentTypes: ['ugc'],
    });
    for (const search of [
      word,
      `creme ${word}`,
      `${word.toUpperCase()} CRÈ`,
      `sun ${word}`,
      `rednote ${word}`,
      `ug ${word}`,
      `reme ${word}`,
      `${word} unrise`,
      `hongsh ${word}`,
      `note ${word}`,
      word.slice(1),
    ]) {
      expect(await ids({ search }), search).toEqual([id]);
    }
    for (const search of [`ug ${word} me`, `${word} sunset`, `${word}x`, `tiktok ${word}`]) {
      expect(await ids({ search }), search).toEqual([]);
    }
  });

  it('finds any part of a text whose script puts no spaces between words', async () => {
    const platforms: Campaign['platforms'] = ['facebook'];
    const { id } = await storeCampaign(owner, { title: '我们的黑糖珍珠奶茶', platforms, creatorSlots: 7 });
    expect(await ids({ search: '珍珠奶', platform: 'facebook' })).toContain(id);
    expect(await ids({ search: '珍珠红', platform: 'facebook' })).not.toContain(id);
  });

  it('takes signs only for no search at all', async () => {
    const list = await succeed(listCampaigns, { query: { search: '☕ ?!' } }, creator);
    expect(list.length).toBeGreaterThan(0);
  });

  it('finds a content type as a platform', async () => {
    const word = unique('w');
    const clipping = await storeCampaign(owner, { title: word, contentTypes: ['clipping'] });
    await storeCampaign(owner, { title: word, contentTypes: ['ugc'] });
    expect(await ids({ platform: 'clipping', search: word })).toEqual([clipping.id]);
    expect(await ids({ niche: 'clipping', search: word })).toEqual([clipping.id]);
  });
});

describe('a page of a search', () => {
  it('can be empty and go on, looks at a bounded number of campaigns, and loses none', async () => {
    const word = unique('w');
    const prefix = unique('cmp_o');
    const rare = [5, 205, 206, 399];
    await storeManyCampaigns(
      Array.from({ length: 420 }, (_, n) =>
        campaignDocument({
          id: `${prefix}${n}`,
          ownerId: owner.uid,
          title: word,
          platforms: rare.includes(n) ? ['xiaohongshu'] : ['tiktok'],
          createdAt: new Date(Date.UTC(2018, 0, 1) - n * 1000),
        }),
      ),
    );
    const pages: string[][] = [];
    let cursor: string | undefined;
    do {
      const query = { search: word, platform: 'xiaohongshu', limit: 2, ...(cursor && { cursor }) } as const;
      const answer = await call(listCampaigns, { query }, creator);
      if (!answer.ok) throw new Error(answer.error.message);
      pages.push(answer.data.map(({ id }) => id.slice(prefix.length)));
      cursor = answer.nextCursor ?? undefined;
    } while (cursor);
    expect(pages.flat()).toEqual(rare.map(String));
    expect(pages[0]).toEqual(['5']);
    expect(pages.length).toBeLessThanOrEqual(Math.ceil(420 / MAX_SEARCH_READS) + rare.length / 2);
  });

  it('is empty for a range that nothing lies in', async () => {
    expect(await ids({ minBudget: 2, maxBudget: 1 })).toEqual([]);
  });

  it.each(['nonsense', 'W10', 'bnVsbA', 'WyJhIix7ImRhdGUiOjFlOTl9XQ'])('refuses the cursor %s', async (cursor) => {
    expect(await refuse(listCampaigns, { query: { cursor } }, creator)).toMatchObject({ status: 422 });
  });

  it.each([
    'minBudget=-1',
    'maxBudget=1.5',
    'minBudget=x',
    'status=none',
    'sort=best',
    'niche=Gold',
    'full=yes',
    `search=${'a'.repeat(101)}`,
  ])('refuses the filter %s and names it', async (filter) => {
    const { status, body } = await callRaw('GET', `/campaigns?${filter}`, { person: creator });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(`query.${filter.split('=')[0]}`);
  });
});

describe('the status of what is listed', () => {
  it('is open for everybody, any for admins, and active means open', async () => {
    const word = unique('w');
    const paused = await storeCampaign(owner, { title: word, status: 'paused' });
    const open = await storeCampaign(owner, { title: word });
    expect(await ids({ search: word })).toEqual([open.id]);
    expect(await ids({ search: word, status: 'paused' }, admin)).toEqual([paused.id]);
    const active = await callRaw('GET', `/campaigns?status=active&search=${word}`, { person: creator });
    expect(active.body).toMatchObject([{ id: open.id, status: 'open' }]);
    for (const person of [owner, creator]) {
      expect(await refuse(listCampaigns, { query: { status: 'paused' } }, person)).toMatchObject({
        status: 403,
        message: 'Only open loots can be listed',
      });
    }
  });

  it('leaves out loots whose slots are all taken, unless asked for, and marks them', async () => {
    const title = unique('w');
    const free = await storeCampaign(owner, { title });
    const taken = await storeCampaign(owner, {
      title,
      creatorSlots: 1,
      full: true,
      counts: { ...free.counts, approvedApplications: 1 },
    });
    expect(await ids({ search: title })).toEqual([free.id]);
    const all = await succeed(listCampaigns, { query: { search: title, full: 'include' } }, creator);
    expect(Object.fromEntries(all.map(({ id, full }) => [id, full]))).toEqual({ [free.id]: false, [taken.id]: true });
  });
});

describe('the trigger that keeps what a campaign is found by', () => {
  const run = (id: string) => onCampaignWritten.run({ params: { id } } as unknown as WrittenEvent) as Promise<void>;
  const storedAt = (id: string) => deps().db.firestore.collection(COLLECTIONS.campaigns).doc(id);

  it('follows the campaign, whatever wrote it, and writes nothing when nothing differs', async () => {
    const word = unique('w');
    const { id, counts } = await storeCampaign(owner, {
      creatorSlots: 1,
      search: [],
      budgetBand: 0,
      payoutModel: 'budget_share',
    });
    await storedAt(id).update({ title: word, counts: { ...counts, approvedApplications: 1, paidOutCents: 100_000 } });
    expect(await ids({ search: word, full: 'include' })).toEqual([]);
    await Promise.all([run(id), run(id)]);
    expect((await storedAt(id).get()).data()).toMatchObject({ full: true, spent: true, budgetBand: 5 });
    expect(await ids({ search: word, full: 'include' })).toEqual([id]);
    const usage = newUsage();
    await metered(usage, () => run(id));
    expect(usage.writes).toBe(0);
  });

  it('leaves a campaign that is gone alone', async () => {
    const id = unique('cmp_gone');
    await run(id);
    expect((await storedAt(id).get()).exists).toBe(false);
  });
});
