import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi, holdAnswers } from '../../../testing/answer-api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { aDeliverableOnTheWire } from '../../../testing/wire/deliverable.ts';
import { aPayoutOnTheWire } from '../../../testing/wire/payout.ts';
import { aPayoutReceiptOnTheWire, aReceiptOnTheWire } from '../../../testing/wire/receipt.ts';
import { DeliverablesReview } from './deliverables-review.tsx';

beforeEach(() => saveSession('t', aPerson({ role: 'business_owner' })));

const LIST = 'GET /deliverables';
const named = (creatorName: string, id: string, status = 'submitted') =>
  aDeliverableOnTheWire({ treasure_id: id, creatorName, status });
const preview = (id: string) => ({
  [`GET /deliverables/${id}/payout-preview`]: { json: { receipt: aReceiptOnTheWire(), problem: null } },
});
const answersOf = (listed: readonly unknown[]) => ({
  [LIST]: { json: listed },
  ...preview('a'),
  ...preview('b'),
  ...preview('c'),
});
const shown = (name: string) => within(screen.getByRole('dialog', { name }));
const press = (keys: string) => user.keyboard(keys);

/** Shows the list and opens one of its treasures. */
async function open(name: string, answers: Parameters<typeof answerApi>[0], search = '') {
  answerApi(answers);
  const screenShown = renderScreen(
    <DeliverablesReview campaignId="cmp_1" remainingCents={50_000} />,
    `/loot-management/cmp_1${search}`,
  );
  const row = (await screen.findAllByText(name))[0]?.closest('tr, li');
  if (!(row instanceof HTMLElement)) throw new Error(`${name} is not listed`);
  await user.click(within(row).getByRole('button'));
  await screen.findByRole('dialog', { name });
  return screenShown;
}

describe('the treasures of a loot, one after the other', () => {
  const three = [named('Ada', 'a'), named('Bo', 'b'), named('Cleo', 'c')];

  it('are gone through by keys and buttons, in the order of the list', async () => {
    await open('Ada', answersOf(three));
    expect(shown('Ada').getByRole('status').textContent).toBe('Ada, 1 of 3');
    expect(shown('Ada').getByRole('button', { name: 'Previous treasure' })).toHaveAttribute('aria-disabled', 'true');
    await press('j');
    expect(shown('Bo').getByText('2 of 3')).toBeVisible();
    await user.click(shown('Bo').getByRole('button', { name: 'Next treasure' }));
    expect(shown('Cleo').getByText('3 of 3')).toBeVisible();
    await press('k');
    expect(shown('Bo').getByText('2 of 3')).toBeVisible();
  });

  it('are left with words that are not sent only after a question, and the next begins without them', async () => {
    await open('Ada', answersOf(three));
    await fill(shown('Ada').getByLabelText(/^Feedback/), 'Lovely');
    await user.click(shown('Ada').getByRole('button', { name: 'Next treasure' }));
    await user.click(shown('Discard your changes?').getByRole('button', { name: 'Discard' }));
    expect(shown('Bo').getByLabelText(/^Feedback/)).toHaveValue('');
  });

  it('show the views that are read of each, also where the one before had none', async () => {
    const read = { views: 4321, likes: null, comments: null, shares: null, source: 'platform' };
    const second = aDeliverableOnTheWire({
      ...{ treasure_id: 'b', creatorName: 'Bo' },
      latest_reading: { ...read, at: '2026-11-20T00:00:00.000Z' },
    });
    await open('Ada', answersOf([named('Ada', 'a'), second]));
    expect(shown('Ada').queryByText('Views')).toBeNull();
    await press('j');
    expect(shown('Bo').getByText('Views').nextElementSibling?.textContent).toMatch(/^4,321/);
  });
});

describe('after a decision on a treasure', () => {
  const rejected = (id: string) => ({
    [`PATCH /deliverables/${id}`]: { json: { ...named('Somebody', id, 'rejected'), payout: null } },
  });
  const listed = [named('Ada', 'a'), named('Bo', 'b', 'approved'), named('Cleo', 'c')];

  it('the next that waits is shown, past those that are decided, and the last closes the review', async () => {
    await open('Ada', answersOf(listed));
    const later = [named('Ada', 'a', 'rejected'), named('Bo', 'b', 'approved'), named('Cleo', 'c')];
    answerApi({ ...answersOf(later), ...rejected('a'), ...rejected('c') });
    await user.click(shown('Ada').getByRole('button', { name: 'Reject' }));
    const next = await screen.findByRole('dialog', { name: 'Cleo' });
    expect(next.contains(document.activeElement)).toBe(true);
    await user.click(within(next).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('the second click of a double click is no decision on the next', async () => {
    await open('Ada', { ...answersOf(listed), ...rejected('a'), ...rejected('c') });
    await user.click(shown('Ada').getByRole('button', { name: 'Reject' }));
    await screen.findByRole('dialog', { name: 'Cleo' });
    const reject = shown('Cleo').getByRole('button', { name: 'Reject' });
    act(() => void reject.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })));
    expect(screen.queryByRole('button', { name: 'Rejecting...' })).toBeNull();
    expect(reject).toBeEnabled();
  });

  const paid = (id: string) => ({
    [`PATCH /deliverables/${id}`]: {
      json: { ...named('Bo', id, 'approved'), payout: aPayoutOnTheWire('po_1') },
    },
    'GET /payments/receipts/po_1': { json: aPayoutReceiptOnTheWire() },
  });

  it('that pays, the receipt is read first, then what followed it is shown, though it has left the list', async () => {
    const waiting = [named('Ada', 'a'), named('Bo', 'b'), named('Cleo', 'c')];
    await open('Bo', { ...answersOf(waiting), ...paid('b') }, '?status=submitted');
    await screen.findByText('Approving pays now');
    answerApi({ ...answersOf([waiting[0], waiting[2]]), ...paid('b') });
    await user.click(shown('Bo').getByRole('button', { name: 'Approve' }));
    const receipt = await screen.findByRole('dialog', { name: 'Payment receipt' });
    await waitFor(() => expect(screen.queryByText('Bo')).toBeNull());
    await user.click(within(receipt).getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('dialog', { name: 'Cleo' })).toBeVisible();
    expect(shown('Cleo').getByText('2 of 2')).toBeVisible();
  });

  it('that pays, no receipt is put before whoever stepped on meanwhile', async () => {
    await open('Ada', { ...answersOf([named('Ada', 'a'), named('Bo', 'b')]), ...paid('a') });
    await screen.findByText('Approving pays now');
    const answer = holdAnswers();
    await user.click(shown('Ada').getByRole('button', { name: 'Approve' }));
    await press('j');
    answer();
    await waitFor(() => expect(toastTexts()).not.toEqual([]));
    await eventually(() => expect(screen.getByRole('dialog', { name: 'Bo' })).toBeVisible());
    expect(screen.queryByRole('dialog', { name: 'Payment receipt' })).toBeNull();
  });
});
