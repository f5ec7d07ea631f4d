import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { EmptyState } from './query-view.tsx';
import { PagedList } from './paged-list.tsx';
import { hasWords, useNarrowing } from './narrowing.tsx';

const labels = { all: 'All', open: 'Open' } as const;
type Pages = (number: number) => Promise<Page<string>>;
const pagesOf =
  (...pages: readonly string[][]): Pages =>
  (number) =>
    Promise.resolve({
      items: pages[number] ?? [],
      nextCursor: number + 1 < pages.length ? String(number + 1) : null,
    });

function Chests({ load }: { load: Pages }) {
  const { search, narrowing } = useNarrowing(labels, { placeholder: 'Chest' });
  const list = useInfiniteQuery<Page<string>, Error, InfiniteData<Page<string>>, [string], string>({
    queryKey: ['chests'],
    queryFn: ({ pageParam }) => load(Number(pageParam)),
    initialPageParam: '0',
    getNextPageParam: (last) => last.nextCursor,
  });
  return (
    <PagedList
      isMain
      list={list}
      finds={(chest) => hasWords(search, chest)}
      problem="No list"
      narrowing={narrowing}
      drawing="chest"
      noneFound="None found"
      noneWithStatus="None open"
      empty={<EmptyState drawing="chest" title="No chests" action={<a href="/bury">Bury one</a>} />}
    >
      {(chests) => chests.map((chest) => <p key={chest}>{chest}</p>)}
    </PagedList>
  );
}
function Address() {
  return <p>{`at ${useLocation().search}`}</p>;
}
const show = (load: Pages, search = '') =>
  renderScreen(
    <>
      <Address />
      <Chests load={load} />
    </>,
    `/chests${search}`,
  );

describe('a narrowed list', () => {
  it('finds words on pages that were not loaded yet', async () => {
    show(pagesOf(['oak', 'elm'], ['ash'], ['black oak']), '?q=black');
    expect(await screen.findByText('black oak')).toBeVisible();
    expect(screen.queryByText('ash')).toBeNull();
  });

  it('says when nothing was found so far, and shows all again', async () => {
    show(pagesOf(['a'], ['b'], ['c'], ['d'], ['e'], ['f']), '?status=open&q=oak');
    expect(await screen.findByRole('heading', { name: 'None found' })).toBeVisible();
    expect(screen.getByText('Only the newest ones were looked through. Show more to look further.')).toBeVisible();
    expect(screen.queryByText('None open')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('at', { exact: true })).toBeVisible();
    expect(screen.getByLabelText('Search')).toHaveValue('');
  });

  it('offers what to do next, and no filters, where there is nothing at all', async () => {
    show(pagesOf([]));
    expect(await screen.findByRole('heading', { name: 'No chests' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bury one' })).toBeVisible();
    expect(screen.queryByLabelText('Search')).toBeNull();
    expect(screen.queryByLabelText('Status')).toBeNull();
  });

  it('shows all again where none has the status', async () => {
    show(pagesOf([]), '?status=open');
    expect(await screen.findByRole('heading', { name: 'None open' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByRole('heading', { name: 'No chests' })).toBeVisible();
  });

  it('keeps what is there when the next page fails, and tries that page again', async () => {
    const load = vi.fn(pagesOf(['oak'], ['elm']));
    show(load);
    await screen.findByText('oak');
    load.mockRejectedValueOnce(new Error('gone'));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByText('oak')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('elm')).toBeVisible();
    expect(load.mock.calls).toEqual([[0], [1], [1]]);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('does not call itself empty when a page failed before anything was found', async () => {
    const load = vi.fn(pagesOf([], ['elm']));
    load.mockImplementation((number) => (number === 0 ? pagesOf([], ['elm'])(0) : Promise.reject(new Error('gone'))));
    show(load);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'No chests' })).toBeNull();
  });
});
