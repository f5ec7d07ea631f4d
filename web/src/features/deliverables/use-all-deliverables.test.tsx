import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../shared/state/session.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { aPerson } from '../../testing/people.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aDeliverableOnTheWire } from '../../testing/wire/deliverable.ts';
import { user } from '../../testing/user.ts';
import { useAllDeliverables } from './use-all-deliverables.ts';

const list = 'GET /deliverables/application/cmp_1__u1';
const deliverables = Array.from({ length: 60 }, (_, index) => aDeliverableOnTheWire({ treasure_id: `dlv_${index}` }));
const seen = new Set<number | undefined>();

function Count() {
  const { data: all, error, refetch } = useAllDeliverables('cmp_1__u1');
  seen.add(all?.length);
  return (
    <>
      <p>{all ? `${all.length} treasures` : 'not known yet'}</p>
      {error && <p>Not all came</p>}
      <button onClick={refetch}>Look again</button>
    </>
  );
}

beforeEach(() => seen.clear());

it('goes on to the last page, and answers nothing before', async () => {
  saveSession('t', aPerson());
  const calls = answerApi({
    [list]: { json: deliverables.slice(0, 50), headers: { 'x-next-cursor': 'c2' } },
    [`${list}?cursor=c2`]: { json: deliverables.slice(50) },
  });
  renderScreen(<Count />);
  await waitFor(() => expect(screen.getByText('60 treasures')).toBeVisible());
  expect([...seen]).toEqual([undefined, 60]);
  expect(calls).toHaveLength(2);
});

describe('a list that has grown by a page since', () => {
  const refetch = async (rest: { status?: number; json: unknown }) => {
    saveSession('t', aPerson());
    answerApi({ [list]: { json: deliverables.slice(0, 50) } });
    const { client } = renderScreen(<Count />);
    await waitFor(() => expect(screen.getByText('50 treasures')).toBeVisible());
    seen.clear();
    const grown = { json: deliverables.slice(0, 50), headers: { 'x-next-cursor': 'c2' } };
    const calls = answerApi({ [list]: grown, [`${list}?cursor=c2`]: rest });
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    await waitFor(() => expect(client.isFetching()).toBe(0));
  };

  it('stays on the screen until that has come', async () => {
    await refetch({ json: deliverables.slice(50) });
    await waitFor(() => expect(screen.getByText('60 treasures')).toBeVisible());
    expect([...seen]).toEqual([50, 60]);
  });

  it('stays on the screen when that does not come', async () => {
    await refetch({ status: 500, json: { message: 'Away' } });
    expect(screen.getByText('50 treasures')).toBeVisible();
    expect([...seen]).toEqual([50]);
    expect(screen.queryByText('Not all came')).toBeNull();
  });
});
