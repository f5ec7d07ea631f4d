import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { aPayoutOnTheWire } from '../../../testing/wire/payout.ts';
import { aPayoutReceiptOnTheWire, aReceiptOnTheWire } from '../../../testing/wire/receipt.ts';
import { user } from '../../../testing/user.ts';
import { campaignApplicationsQuery } from '../api/queries.ts';
import { ApplicationsReview } from './applications-review.tsx';

beforeEach(() => saveSession('t', aPerson({ role: 'business_owner' })));

const LIST = 'GET /applications/campaign/cmp_1';
const named = (creatorName: string, id: string) => anApplicationOnTheWire({ id, creatorName, creator_id: id });
const decided = (name: string, id: string) => ({ ...named(name, id), status: 'approved' });
const press = (keys: string) => user.keyboard(keys);
const shown = (name: string) => within(screen.getByRole('dialog', { name }));

/** Opens the review of one of the applications that wait, counted from the top. */
async function open(index: number) {
  renderScreen(<ApplicationsReview queryOf={(part) => campaignApplicationsQuery('cmp_1', part)} />);
  const button = (await screen.findAllByRole('button', { name: 'Review' }))[index];
  if (!button) throw new Error('there are applications');
  await user.click(button);
}

it('goes on below what was decided, though the list has moved that', async () => {
  const submitted_at = '2026-11-19T00:00:00.000Z';
  const content = { text: 'Cut', url: null, feedback: null, submitted_at, decide_by: '2026-11-25T00:00:00.000Z' };
  const paying = { ...decided('Bo', 'b'), content: { ...content, status: 'approved' } };
  const completed = { ...paying, status: 'completed', completed_at: submitted_at };
  const reviewed = (name: string, id: string) => ({
    ...decided(name, id),
    content: { ...content, status: 'submitted' },
  });
  const listed: { json: object[] } = { json: [reviewed('Ada', 'a'), paying, reviewed('Cleo', 'c')] };
  answerApi({
    [LIST]: listed,
    'GET /applications/b/payout-preview': { json: { receipt: aReceiptOnTheWire(), problem: null } },
    'PUT /applications/b/payment-approval': {
      json: { ...completed, payout: aPayoutOnTheWire('po_1') },
    },
    'GET /payments/receipts/po_1': { json: aPayoutReceiptOnTheWire() },
  });
  await open(1);
  await screen.findByText('Approving pays now');
  listed.json = [reviewed('Ada', 'a'), completed, reviewed('Cleo', 'c')];
  await user.click(screen.getByRole('button', { name: 'Approve Payment' }));
  const receipt = within(await screen.findByRole('dialog', { name: 'Payment receipt' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Review', hidden: true })).toHaveLength(2));
  await user.click(receipt.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('dialog', { name: 'Cleo' })).toBeVisible();
});

it('counts content to review apart from creators to decide on, and comes to it after them', async () => {
  const submitted_at = '2026-11-19T00:00:00.000Z';
  const content = { text: 'Cut', url: null, feedback: null, submitted_at, decide_by: '2026-11-20T00:00:00.000Z' };
  const reviewed = { ...decided('Bo', 'b'), content: { ...content, status: 'submitted' } };
  answerApi({ [LIST]: { json: [reviewed, named('Ada', 'a'), decided('Cleo', 'c')] } });
  await open(0);
  const headings = screen.getAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 3)).toEqual(['To decide 1', 'Content and payments to review 1', 'Decided']);
  expect(await screen.findByRole('dialog', { name: 'Ada' })).toBeVisible();
  await press('j');
  expect(await screen.findByRole('dialog', { name: 'Bo' })).toBeVisible();
});

it('gives the focus back to the row of what was decided last', async () => {
  const json = [named('Bo', 'b'), named('Dan', 'd')];
  const listed: { json: object[] } = { json };
  answerApi({ [LIST]: listed, 'PUT /applications/d/status': { json: decided('Dan', 'd') } });
  await open(1);
  const dan = within(await screen.findByRole('dialog', { name: 'Dan' }));
  listed.json = json.with(1, decided('Dan', 'd'));
  await user.click(dan.getByRole('button', { name: 'Reject' }));
  await screen.findByRole('dialog', { name: 'Bo' });
  await press('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.closest('tr')?.textContent).toContain('Dan');
  expect(document.activeElement?.textContent).toBe('Details');
});

it('begins with what is due first, though the server answers that on a later page', async () => {
  const due = (name: string, id: string, day: number) => ({
    ...named(name, id),
    decide_by: `2026-11-${day}T00:00:00.000Z`,
  });
  const [ada, bo, cleo] = [due('Ada', 'a', 25), due('Bo', 'b', 24), due('Cleo', 'c', 23)];
  answerApi({
    [LIST]: { json: [ada], headers: { 'x-next-cursor': 'p2' } },
    [`${LIST}?status=pending`]: { json: [ada, bo, cleo] },
    [`${LIST}?cursor=p2`]: { json: [bo, cleo] },
  });
  await open(0);
  const headings = screen.getAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent);
  expect(headings).toContain('To decide 3+');
  expect((await screen.findByRole('dialog', { name: 'Cleo' })).textContent).toContain('1 of 3+');
  await press('j');
  expect(shown('Bo').getByText('2 of 3+')).toBeVisible();
  await press('j');
  expect(shown('Ada').getByText('3 of 3+')).toBeVisible();
  await press('j');
  expect(await shown('Ada').findByText('3 of 3')).toBeVisible();
});
