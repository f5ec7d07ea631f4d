import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { addAnswered, putAnswered, removeAnswered } from './put-answered.ts';

const old = { id: 'a', status: 'pending' };
const other = { id: 'b', status: 'pending' };
const now = { id: 'a', status: 'approved' };

it('shows what was answered wherever its older self is kept, and leaves what it says nothing of', async () => {
  const client = new QueryClient();
  const pages = (...items: object[]) => ({ pages: [{ items, nextCursor: null }], pageParams: [undefined] });
  const kept: [key: string[], before: unknown, after: unknown][] = [
    [['chests', 'one', 'a'], old, now],
    [['chests', 'known', 'a'], { ...old, coins: 3 }, { ...now, coins: 3 }],
    [['chests', 'one', 'b'], other, other],
    [
      ['chests', 'own'],
      [other, old],
      [other, now],
    ],
    [['chests', 'all'], pages(old, other), pages(now, other)],
    [['chests', 'count'], { count: 2 }, { count: 2 }],
    [['chests', 'none'], null, null],
    [['coins', 'one', 'a'], old, old],
  ];
  for (const [key, before] of kept) client.setQueryData(key, before);
  await putAnswered(client, 'chests', now, 'id');
  for (const [key, , after] of kept) expect(client.getQueryData(key), key.join()).toEqual(after);
});

it('drops what was being asked for: it may be older', async () => {
  const client = new QueryClient();
  client.setQueryData(['chests', 'one', 'a'], old);
  let answer: (kept: object) => void = () => undefined;
  void client.prefetchQuery({
    queryKey: ['chests', 'one', 'a'],
    queryFn: () => new Promise<object>((resolve) => (answer = resolve)),
  });
  await putAnswered(client, 'chests', now, 'id');
  answer(old);
  await Promise.resolve();
  expect(client.getQueryData(['chests', 'one', 'a'])).toEqual(now);
});

it('asks anew for what is shown and was being asked for the first time', async () => {
  const client = new QueryClient();
  const answers: ((kept: object) => void)[] = [];
  const queryFn = () => new Promise<object>((resolve) => void answers.push(resolve));
  const stop = new QueryObserver(client, { queryKey: ['chests', 'own'], queryFn }).subscribe(() => undefined);
  await putAnswered(client, 'chests', now, 'id');
  await eventually(() => expect(answers).toHaveLength(2));
  answers[0]?.([old]);
  answers[1]?.([now]);
  await eventually(() => expect(client.getQueryData(['chests', 'own'])).toEqual([now]));
  stop();
});

it('shows what is new first, on the first page, and what is gone nowhere', async () => {
  const client = new QueryClient();
  const page = (...items: object[]) => ({ items, nextCursor: null });
  client.setQueryData(['chests', 'own'], [other]);
  client.setQueryData(['chests', 'all'], { pages: [page(other), page()], pageParams: [] });
  client.setQueryData(['chests', 'count'], { count: 2 });
  await addAnswered(client, ['chests'], now, 'id');
  expect(client.getQueryData(['chests', 'own'])).toEqual([now, other]);
  expect(client.getQueryData(['chests', 'all'])).toEqual({ pages: [page(now, other), page()], pageParams: [] });
  await removeAnswered(client, ['chests'], 'id', 'b');
  expect(client.getQueryData(['chests', 'own'])).toEqual([now]);
  expect(client.getQueryData(['chests', 'all'])).toEqual({ pages: [page(now), page()], pageParams: [] });
  expect(client.getQueryData(['chests', 'count'])).toEqual({ count: 2 });
});
