import { getCampaign, listCampaigns, listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, expectTypeOf, it, vi } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { keyOf, pagesOf, queryOf } from './query.ts';

const wire = (id: string) => OfferedCampaignView.encode(aCampaign({ id }));

it('asks for what an operation answers, typed as it is', async () => {
  const calls = answerApi({ 'GET /campaigns/cmp_1': { json: wire('cmp_1') } });
  const client = new QueryClient();
  const asked = queryOf(getCampaign, { params: { id: 'cmp_1' } });
  const loot = await client.fetchQuery(asked);
  expectTypeOf(loot).toEqualTypeOf<OfferedCampaignView>();
  expect(loot.id).toBe('cmp_1');
  expect(client.getQueryData(asked.queryKey)?.title).toBe(loot.title);
  expect(calls).toHaveLength(1);
});

it('gives another form of the answer where a screen wants one', () => {
  const client = new QueryClient();
  const asked = queryOf(getCampaign, { params: { id: 'cmp_1' } }, { select: ({ title }) => title });
  client.setQueryData(asked.queryKey, aCampaign({ title: 'Iced Tea' }));
  const { data } = new QueryObserver(client, asked).getCurrentResult();
  expectTypeOf(data).toEqualTypeOf<string | undefined>();
  expect(data).toBe('Iced Tea');
});

it('goes from page to page, each of as many as every list has or as were asked for', async () => {
  const asked: string[] = [];
  const cursors: Record<string, string> = { '': 'two' };
  const client = new QueryClient();
  const observe = async (limit?: number) => {
    const list = new InfiniteQueryObserver(client, pagesOf(listCampaigns, { query: { limit } }));
    await list.fetchNextPage();
    const { data } = await list.fetchNextPage();
    return data?.pages.flatMap(({ items }) => items.map(({ id }) => id));
  };
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const cursor = new URL(url, 'http://localhost').searchParams.get('cursor') ?? '';
    const next = cursors[cursor];
    return Promise.resolve(Response.json([wire(cursor || 'one')], { headers: next ? { 'X-Next-Cursor': next } : {} }));
  });
  expect(await observe()).toEqual(['one', 'two']);
  expect(await observe(3)).toEqual(['one', 'two']);
  expect(asked).toEqual([
    '/api/campaigns?limit=20',
    '/api/campaigns?limit=20&cursor=two',
    '/api/campaigns?limit=3',
    '/api/campaigns?limit=3&cursor=two',
  ]);
});

it('keeps a list in pages apart from the list alone, and knows where a page begins by no key', () => {
  const input = { query: {} };
  expect(pagesOf(listCampaigns, input).queryKey).not.toEqual(queryOf(listCampaigns, input).queryKey);
  expect(JSON.stringify(pagesOf(listCampaigns, input).queryKey)).not.toContain('cursor');
});

it('takes something not said and something left out for the same', () => {
  const client = new QueryClient();
  client.setQueryData(pagesOf(listCampaigns, { query: { search: undefined } }).queryKey, { pages: [], pageParams: [] });
  expect(client.getQueryData(pagesOf(listCampaigns, { query: {} }).queryKey)).toBeDefined();
});

it('finds the answers of a group, of an operation, and to one input', () => {
  const client = new QueryClient();
  const one = queryOf(getCampaign, { params: { id: 'a' } });
  const other = queryOf(getCampaign, { params: { id: 'b' } });
  const own = pagesOf(listCampaignsOfOwner, { params: { id: 'a' }, query: { search: 'tea' } });
  const all: readonly { queryKey: readonly unknown[] }[] = [one, other, own];
  for (const { queryKey } of all) client.setQueryData(queryKey, {});
  const found = (queryKey: readonly unknown[]) =>
    client
      .getQueryCache()
      .findAll({ queryKey })
      .map((each) => each.queryKey);
  expect(found(['campaigns'])).toEqual(all.map(({ queryKey }) => queryKey));
  expect(found(keyOf(getCampaign))).toEqual([one.queryKey, other.queryKey]);
  expect(found(keyOf(getCampaign, { params: { id: 'b' } }))).toEqual([other.queryKey]);
  expect(found(keyOf(listCampaignsOfOwner, { params: { id: 'a' } }))).toEqual([own.queryKey]);
});
