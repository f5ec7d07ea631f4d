import { screen, waitFor } from '@testing-library/react';
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { PagedList } from './paged-list.tsx';

let answers = true;

function Chests() {
  const list = useInfiniteQuery<Page<string>, Error, InfiniteData<Page<string>>, [string], string>({
    queryKey: ['chests'],
    queryFn: ({ pageParam }) =>
      answers
        ? Promise.resolve({ items: [`${pageParam} chest`], nextCursor: pageParam === 'Oak' ? 'Elm' : null })
        : Promise.reject(new Error('Gone')),
    initialPageParam: 'Oak',
    getNextPageParam: (last) => last.nextCursor,
  });
  return (
    <PagedList list={list} problem="Could not load chests" empty="None">
      {(chests) => chests.map((chest) => <p key={chest}>{chest}</p>)}
    </PagedList>
  );
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));

it('keeps a list when more of it cannot be loaded, and says so below it until that works', async () => {
  answers = true;
  renderScreen(<Chests />);
  const oak = await screen.findByText('Oak chest');
  answers = false;
  await press('Show more');
  expect(await screen.findByText('Could not load chests')).toBeVisible();
  expect(oak).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  answers = true;
  await press('Try again');
  expect(await screen.findByText('Elm chest')).toBeVisible();
  expect(screen.queryByText('Could not load chests')).toBeNull();
});

it('keeps a list when asking for it again fails', async () => {
  answers = true;
  const { client } = renderScreen(<Chests />);
  const oak = await screen.findByText('Oak chest');
  answers = false;
  await client.refetchQueries();
  await waitFor(() => expect(client.getQueryState(['chests'])?.status).toBe('error'));
  expect(oak).toBeVisible();
  expect(screen.queryByText('Could not load chests')).toBeNull();
});

it('says when it never came, and tries again', async () => {
  answers = false;
  renderScreen(<Chests />);
  expect(await screen.findByText('Could not load chests')).toBeVisible();
  answers = true;
  await press('Try again');
  expect(await screen.findByText('Oak chest')).toBeVisible();
});
