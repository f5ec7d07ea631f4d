import { OPERATIONS } from '@doubloon/contract/operations.ts';
import { getCampaign, listCampaigns } from '@doubloon/contract/campaigns/operations.ts';
import { MutationCache, MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { eventually } from '../../../testing/eventually.ts';
import { useToasts } from '../../state/toasts.ts';
import { ApiError } from '../api-error.ts';
import { GROUPS, inPlace, mutationEffects, type MutationEffects } from './mutation-effects.ts';
import { keyOf, pagesOf, queryOf } from './query.ts';

const newClient = () => new QueryClient({ mutationCache: new MutationCache(mutationEffects) });
const toasts = () => useToasts.getState().toasts.map(({ type, text, durationMs }) => [type, text, durationMs]);
const asked = queryOf(getCampaign, { params: { id: 'cmp_1' } });
const run = <Answer>(client: QueryClient, meta: MutationEffects, mutationFn: () => Promise<Answer>) =>
  new MutationObserver(client, { mutationFn, meta }).mutate();

it('shows the answer at once wherever it is kept, before the mutation itself goes on', async () => {
  const client = newClient();
  client.setQueryData(asked.queryKey, aCampaign({ status: 'paused' }));
  const list = pagesOf(listCampaigns, { query: {} }).queryKey;
  client.setQueryData(list, {
    pages: [{ items: [aCampaign({ status: 'paused' })], nextCursor: null }],
    pageParams: [undefined],
  });
  const seen: unknown[] = [];
  await new MutationObserver(client, {
    mutationFn: () => Promise.resolve(aCampaign({ status: 'open' })),
    meta: { shows: inPlace('campaigns', 'id') },
    onSuccess: () => seen.push(client.getQueryData(asked.queryKey)?.status),
  }).mutate();
  expect(seen).toEqual(['open']);
  expect(client.getQueryData(list)?.pages[0]?.items[0]?.status).toBe('open');
});

it('asks for what it changes again, a group or an operation, and does not wait for that', async () => {
  const client = newClient();
  const answered: string[] = [];
  const never = (name: string) => () => {
    answered.push(name);
    return new Promise<never>(() => undefined);
  };
  const show = (queryKey: readonly unknown[], name: string) =>
    new QueryObserver(client, { queryKey, queryFn: never(name), initialData: null, staleTime: Infinity }).subscribe(
      () => undefined,
    );
  const stops = [
    show(asked.queryKey, 'loot'),
    show(keyOf(listCampaigns), 'loots'),
    show(['proofs', 'listProofs'], 'proofs'),
  ];
  await run(client, { invalidates: [getCampaign] }, () => Promise.resolve(null));
  expect(answered).toEqual(['loot']);
  await run(client, { invalidates: ['campaigns', 'dashboard'] }, () => Promise.resolve(null));
  expect(answered).toEqual(['loot', 'loot', 'loots']);
  stops.forEach((stop) => stop());
});

it.each<[string, MutationEffects['success'], unknown[]]>([
  ['words', 'Saved', [['success', 'Saved', 3000]]],
  ['words for the answer', (answer: number) => `${answer} saved`, [['success', '3 saved', 3000]]],
  ['words that stay longer', () => ({ text: 'Paid', ms: 6000 }), [['success', 'Paid', 6000]]],
  ['nothing', () => undefined, []],
])('says %s when it worked', async (_what, success, told) => {
  useToasts.setState({ toasts: [] });
  await run(newClient(), { success, failure: 'Not saved' }, () => Promise.resolve(3));
  expect(toasts()).toEqual(told);
});

it.each<[string, Error, MutationEffects['failure'], unknown[]]>([
  ['the words of the server', new ApiError('Too late', { status: 409 }), 'Not saved', ['error', 'Too late', 4000]],
  [
    'its own where none came',
    new ApiError('Request failed', { status: 0, code: 'network' }),
    'Not saved',
    ['error', 'Not saved', 4000],
  ],
  [
    'all that it says itself',
    new Error('gone'),
    ({ message }) => ({ text: `Not saved: ${message}`, ms: 6000 }),
    ['error', 'Not saved: gone', 6000],
  ],
])('says %s when it failed', async (_what, error, failure, told) => {
  useToasts.setState({ toasts: [] });
  await expect(run(newClient(), { failure, success: 'Saved' }, () => Promise.reject(error))).rejects.toThrow();
  expect(toasts()).toEqual([told]);
});

it('offers to undo what succeeded and can be taken back, and nothing else', async () => {
  useToasts.setState({ toasts: [] });
  const runs: string[] = [];
  const offer = (answer: string) =>
    answer === 'kept' ? undefined : { text: 'Removed', run: () => void runs.push(answer) };
  await run(newClient(), { undo: offer }, () => Promise.resolve('kept'));
  await expect(run(newClient(), { undo: offer }, () => Promise.reject(new Error('no')))).rejects.toThrow();
  expect(toasts()).toEqual([]);
  await run(newClient(), { undo: offer }, () => Promise.resolve('gone'));
  expect(toasts()).toEqual([['success', 'Removed', 6000]]);
  useToasts.getState().toasts[0]?.undo?.();
  expect(runs).toEqual(['gone']);
});

it('asks again after a failure for what may have been changed by somebody else, and for nothing else', async () => {
  const client = newClient();
  client.setQueryData(asked.queryKey, aCampaign());
  const isStale = () => client.getQueryState(asked.queryKey)?.isInvalidated;
  await expect(run(client, { invalidates: ['campaigns'] }, () => Promise.reject(new Error('no')))).rejects.toThrow();
  expect(isStale()).toBe(false);
  const meta = { invalidatesAfterFailure: ['campaigns'] } as const;
  await expect(run(client, meta, () => Promise.reject(new Error('no')))).rejects.toThrow();
  await eventually(() => expect(isStale()).toBe(true));
});

it('knows groups that there are', () => {
  const paths = new Set(OPERATIONS.map(({ operation }) => operation.path.split('/')[1]));
  expect(GROUPS.filter((group) => !paths.has(group))).toEqual([]);
});
