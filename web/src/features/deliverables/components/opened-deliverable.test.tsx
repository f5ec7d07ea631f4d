import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { aDeliverableOnTheWire } from '../../../testing/wire/deliverable.ts';
import { DeliverablesReview } from './deliverables-review.tsx';

const ONE = 'GET /deliverables/dlv_9';

function Address() {
  return <p>{`at ${useLocation().search}`}</p>;
}
const show = (one: Parameters<typeof answerApi>[0][string]) => {
  answerApi({
    'GET /campaigns/cmp_1/deliverables': { json: [] },
    'GET /deliverables/campaign/cmp_1': { json: [] },
    [ONE]: one,
  });
  renderScreen(
    <>
      <Address />
      <DeliverablesReview campaignId="cmp_1" remainingCents={50_000} />
    </>,
    '/loot-management/cmp_1?tab=treasures&treasure=dlv_9',
  );
};

beforeEach(() => saveSession('t', aPerson({ role: 'business_owner' })));

it('opens the review of the treasure that the address names, though the list does not have it', async () => {
  show({ json: aDeliverableOnTheWire({ treasure_id: 'dlv_9', creatorName: 'Noah' }) });
  await eventually(() => expect(screen.getByRole('dialog').textContent).toContain('Noah'));
  expect(screen.getByText('at ?tab=treasures')).toBeVisible();
  expect(toastTexts()).toEqual([]);
});

it.each([
  ['is gone', { status: 404, json: { code: 'not_found', message: 'Not found' } }, 'Treasure not found'],
  [
    'is of another loot',
    { json: aDeliverableOnTheWire({ treasure_id: 'dlv_9', campaign_id: 'cmp_2' }) },
    'Treasure not found',
  ],
  [
    'cannot be loaded',
    { status: 500, json: { code: 'internal', message: 'Something went wrong' } },
    'Failed to fetch treasures: Something went wrong',
  ],
])('shows the list alone where the treasure %s, and says so', async (_why, one, text) => {
  show(one);
  expect(await screen.findByText('at ?tab=treasures')).toBeVisible();
  expect(toastTexts()).toEqual([text]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
