import { useInfiniteQuery } from '@tanstack/react-query';
import { listPayoutsOfOwner } from '@doubloon/contract/payments/operations.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { aPayoutOnTheWire } from '../../../testing/wire/payout.ts';
import { pagesOf } from '../../api/queries/query.ts';
import { EmptyState } from './query-view.tsx';
import { useNarrowing } from './narrowing.tsx';
import { PagedList } from './paged-list.tsx';
import { useSorted, type Orders } from './sorting.tsx';

const LIST = 'GET /payments/authorizations/business-owner/owner1';
const orders: Orders<PayoutView> = {
  amount: { label: 'Largest first', by: ({ amount }) => amount, descending: true },
  name: { label: 'Creator A to Z', by: ({ creatorName }) => creatorName },
  less: { label: 'Least counted before', by: ({ counted_before: views }) => views },
  more: { label: 'Most counted before', by: ({ counted_before: views }) => views, descending: true },
  oldest: { label: 'Oldest first', by: ({ created_at: at }) => at },
};

function Payouts() {
  const { narrowing } = useNarrowing({ all: 'All' });
  const query = pagesOf(listPayoutsOfOwner, { params: { id: 'owner1' }, query: {} });
  const { list, sorting } = useSorted({ list: useInfiniteQuery(query), query, orders });
  return (
    <>
      <p data-testid="address">{useLocation().search}</p>
      <PagedList
        list={list}
        problem="Could not load payouts"
        narrowing={narrowing}
        sorting={sorting}
        drawing="chest"
        noneFound="None"
        empty={<EmptyState drawing="chest" title="None" />}
      >
        {(payouts) => (
          <ul>
            {payouts.map(({ id, creatorName }) => (
              <li key={id}>{creatorName}</li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

const payout = (creatorName: string, amount: number, day: number, before: number | null) =>
  aPayoutOnTheWire(creatorName, {
    creatorName,
    amount,
    counted_before: before,
    created_at: `2026-11-0${day}T00:00:00.000Z`,
  });
const firstPage = { json: [payout('bo', 5, 9, null), payout('Ada', 40, 8, 100)], headers: { 'x-next-cursor': 'c2' } };
const secondPage = { json: [payout('Cy', 120, 7, 50)] };
const pages = { [LIST]: firstPage, [`${LIST}?cursor=c2`]: secondPage };

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const sortBy = async (label: string) => user.selectOptions(await screen.findByLabelText('Sort by'), label);

it.each([
  ['Largest first', ['Cy', 'Ada', 'bo']],
  ['Creator A to Z', ['Ada', 'bo', 'Cy']],
  ['Oldest first', ['Cy', 'Ada', 'bo']],
  ['Least counted before', ['Cy', 'Ada', 'bo']],
  ['Most counted before', ['Ada', 'Cy', 'bo']],
])('puts the whole list in the order "%s", what has no value last', async (label, names) => {
  answerApi(pages);
  renderScreen(<Payouts />);
  await screen.findByText('bo');
  expect(shown()).toEqual(['bo', 'Ada']);
  await sortBy(label);
  await waitFor(() => expect(shown()).toEqual(names));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('keeps the order in the address, and takes it away with the newest first', async () => {
  answerApi(pages);
  renderScreen(<Payouts />, '/payouts?sort=amount');
  await waitFor(() => expect(shown()).toEqual(['Cy', 'Ada', 'bo']));
  await sortBy('Newest first');
  await waitFor(() => expect(shown()).toEqual(['bo', 'Ada']));
  expect(screen.getByTestId('address').textContent).toBe('');
});

it('is the newest first where the address names an order that is not offered', async () => {
  answerApi(pages);
  renderScreen(<Payouts />, '/payouts?sort=constructor');
  await screen.findByText('bo');
  expect(shown()).toEqual(['bo', 'Ada']);
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Newest first');
});

it('shows no part of a list in a wrong order: a page that fails is asked for again first', async () => {
  const answers: Record<string, { json: unknown; status?: number; headers?: Record<string, string> }> = {
    ...pages,
    [`${LIST}?cursor=c2`]: { status: 503, json: { message: 'Away' } },
  };
  answerApi(answers);
  renderScreen(<Payouts />, '/payouts?sort=amount');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Ada')).toBeNull();
  answers[`${LIST}?cursor=c2`] = secondPage;
  await user.click(again);
  await waitFor(() => expect(shown()).toEqual(['Cy', 'Ada', 'bo']));
});
