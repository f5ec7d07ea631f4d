import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saveSession } from '../../shared/state/session.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { aPerson } from '../../testing/people.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aDeliverableOnTheWire } from '../../testing/wire/deliverable.ts';
import { useAllDeliverables } from './use-every-page.ts';

const list = 'GET /deliverables/application/cmp_1__u1';
const deliverables = Array.from({ length: 60 }, (_, index) => aDeliverableOnTheWire({ treasure_id: `dlv_${index}` }));
const seen = new Set<number | undefined>();

function Count() {
  const { data: all } = useAllDeliverables('cmp_1__u1');
  seen.add(all?.length);
  return <p>{all ? `${all.length} treasures` : 'not known yet'}</p>;
}

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
