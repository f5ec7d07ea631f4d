import type { Page } from '@doubloon/contract/calls/paging.ts';
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openOnPhone } from '../../../testing/on-phone.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { search } from '../../../testing/search.ts';
import { showFilters } from '../../../testing/show-filters.ts';
import { hasWords, useNarrowing } from './narrowing.tsx';
import { PagedList } from './paged-list.tsx';

function Gems({ count }: { count: number }) {
  const { search: words, narrowing } = useNarrowing({ all: 'All', red: 'Red' }, { placeholder: 'Name' });
  const list = useInfiniteQuery<Page<string>, Error, InfiniteData<Page<string>>, [string, number], string>({
    queryKey: ['gems', count],
    queryFn: () => Promise.resolve({ items: Array.from({ length: count }, (_, at) => `Gem ${at}`), nextCursor: null }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
  });
  return (
    <PagedList
      isMain
      isCalm
      list={list}
      finds={(gem) => hasWords(words, gem)}
      narrowing={narrowing}
      drawing="chest"
      noneFound="No such gem"
      problem="Could not load gems"
      empty="None"
    >
      {(gems, tools) => (
        <>
          {tools}
          {gems.map((gem) => (
            <p key={gem}>{gem}</p>
          ))}
        </>
      )}
    </PagedList>
  );
}

it('keeps the filters of a calm list in a menu while it is short, brings them out when they are asked for, and leaves them there', async () => {
  renderScreen(<Gems count={10} />);
  await screen.findByText('Gem 9');
  expect(screen.queryByLabelText('Search')).toBeNull();
  await showFilters();
  expect(screen.getByLabelText('Search')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Options of the list' })).toBeNull();
  await search('Gem 3');
  await waitFor(() => expect(screen.queryByText('Gem 9')).toBeNull());
  await search('');
  expect(await screen.findByText('Gem 9')).toBeVisible();
  expect(screen.getByLabelText('Search')).toHaveFocus();
});

it.each([
  ['is long', 11, '/'],
  ['is narrowed by its address', 3, '/?q=gem'],
])('has its filters above it where it %s', async (_how, count, address) => {
  renderScreen(<Gems count={count} />, address);
  await screen.findByText('Gem 2');
  expect(screen.getByLabelText('Search')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Options of the list' })).toBeNull();
});

it('keeps its filters in the menu on phones, however long it is', async () => {
  openOnPhone();
  renderScreen(<Gems count={11} />);
  await screen.findByText('Gem 10');
  expect(screen.queryByLabelText('Search')).toBeNull();
  await showFilters();
  expect(screen.getByLabelText('Search')).toHaveFocus();
});
