import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi, holdAnswers } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { aPayoutOnTheWire } from '../../../testing/wire/payout.ts';
import { aPayoutReceiptOnTheWire, aReceiptOnTheWire } from '../../../testing/wire/receipt.ts';
import { fill, user } from '../../../testing/user.ts';
import { campaignApplicationsQuery } from '../api/queries.ts';
import { ApplicationsReview } from './applications-review.tsx';

beforeEach(() => saveSession('t', aPerson({ role: 'business_owner' })));

const named = (creatorName: string, id: string) => anApplicationOnTheWire({ id, creatorName, creator_id: id });

/** The review of the first of three applications, opened from their list. */
async function openFirst() {
  const json = [named('Ada', 'a'), named('Bo', 'b'), named('Cleo', 'c')];
  answerApi({ 'GET /applications/campaign/cmp_1': { json } });
  renderScreen(<ApplicationsReview queryOf={(part) => campaignApplicationsQuery('cmp_1', part)} />);
  const [first] = await screen.findAllByRole('button', { name: 'Review' });
  if (!first) throw new Error('there are applications');
  await user.click(first);
  await screen.findByRole('dialog', { name: 'Ada' });
}
const press = (keys: string) => user.keyboard(keys);
const shown = (name: string) => within(screen.getByRole('dialog', { name }));

it('goes through the applications of the list by keys, and says where it is', async () => {
  await openFirst();
  expect(shown('Ada').getByRole('status').textContent).toBe('Ada, 1 of 3');
  await press('k');
  expect(shown('Ada').getByText('1 of 3')).toBeVisible();
  await press('j');
  expect(shown('Bo').getByRole('status').textContent).toBe('Bo, 2 of 3');
  await press('{ArrowRight}');
  await press('j');
  expect(shown('Cleo').getByText('3 of 3')).toBeVisible();
  await press('{ArrowLeft}');
  await press('k');
  expect(shown('Ada').getByText('1 of 3')).toBeVisible();
});

it('goes by buttons, too, which say when there is nothing further', async () => {
  await openFirst();
  expect(shown('Ada').getByRole('button', { name: 'Previous application' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(shown('Ada').getByRole('button', { name: 'Next application' }));
  expect(shown('Bo').getByText('2 of 3')).toBeVisible();
});

it('leaves keys to whoever types, and to browsers', async () => {
  await openFirst();
  await user.type(shown('Ada').getByLabelText(/^Feedback/), 'j');
  await press('{Control>}j{/Control}');
  expect(shown('Ada').getByText('1 of 3')).toBeVisible();
});

it('asks before it leaves feedback that is not sent', async () => {
  await openFirst();
  await fill(shown('Ada').getByLabelText(/^Feedback/), 'Lovely');
  await user.click(shown('Ada').getByRole('button', { name: 'Next application' }));
  const question = shown('Discard your changes?');
  expect(screen.getByRole('dialog', { name: 'Ada' })).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Discard' }));
  expect(shown('Bo').getByLabelText(/^Feedback/)).toHaveValue('');
  expect(screen.queryByRole('dialog', { name: 'Discard your changes?' })).toBeNull();
});

it('keeps the focus in the dialog when what had it goes', async () => {
  await openFirst();
  shown('Ada').getByRole('link', { name: 'See store' }).focus();
  await press('j');
  expect(screen.getByRole('dialog', { name: 'Bo' }).contains(document.activeElement)).toBe(true);
});

describe('after a decision', () => {
  const decided = (name: string, id: string) => ({ ...named(name, id), status: 'approved' });
  const json = [decided('Ada', 'a'), named('Bo', 'b'), decided('Cleo', 'c'), named('Dan', 'd')];
  const decide = (id: string) => ({ [`PUT /applications/${id}/status`]: { json: decided('Somebody', id) } });

  async function openPending(index: number, answers: object) {
    answerApi({ 'GET /applications/campaign/cmp_1': { json }, ...answers });
    renderScreen(<ApplicationsReview queryOf={(part) => campaignApplicationsQuery('cmp_1', part)} />);
    const button = (await screen.findAllByRole('button', { name: 'Review' }))[index];
    if (!button) throw new Error('there are applications');
    await user.click(button);
  }

  it('shows the next that waits, past those that are decided, with the focus in it', async () => {
    await openPending(0, decide('b'));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Bo' })).getByRole('button', { name: 'Approve' }),
    );
    const next = await screen.findByRole('dialog', { name: 'Dan' });
    expect(next.contains(document.activeElement)).toBe(true);
    expect(within(next).getByRole('button', { name: 'Approve' })).not.toHaveFocus();
  });

  it('does not take the second click of a double click for a decision on the next', async () => {
    await openPending(0, { ...decide('b'), ...decide('d') });
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Bo' })).getByRole('button', { name: 'Approve' }),
    );
    const approve = within(await screen.findByRole('dialog', { name: 'Dan' })).getByRole('button', { name: 'Approve' });
    act(() => void approve.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })));
    await user.click(shown('Dan').getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(toastTexts()).toContain('Application rejected successfully!'));
    expect(toastTexts().filter((text) => text === 'Application approved successfully!')).toHaveLength(1);
  });

  it('goes on from the top after the last', async () => {
    await openPending(1, decide('d'));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Dan' })).getByRole('button', { name: 'Reject' }),
    );
    expect(await screen.findByRole('dialog', { name: 'Bo' })).toBeVisible();
  });

  it('shows the receipt of a payment first, and then the next that waits', async () => {
    const [submitted_at, decide_by] = ['2026-11-19T00:00:00.000Z', '2026-11-24T00:00:00.000Z'];
    const content = { status: 'approved', text: 'First cut', url: null, feedback: null, submitted_at, decide_by };
    const paying = { ...decided('Ada', 'a'), content };
    const completed = { ...paying, status: 'completed', completed_at: decide_by };
    answerApi({
      'GET /applications/campaign/cmp_1': {
        json: [paying, { ...decided('Bo', 'b'), content: { ...content, status: 'submitted' } }],
      },
      'GET /applications/a/payout-preview': { json: { receipt: aReceiptOnTheWire(), problem: null } },
      'PUT /applications/a/payment-approval': { json: { ...completed, payout: aPayoutOnTheWire('po_1') } },
      'GET /payments/receipts/po_1': { json: aPayoutReceiptOnTheWire() },
    });
    renderScreen(<ApplicationsReview queryOf={(part) => campaignApplicationsQuery('cmp_1', part)} />);
    const [first] = await screen.findAllByRole('button', { name: 'Review' });
    if (!first) throw new Error('there are applications');
    await user.click(first);
    await screen.findByText('Approving pays now');
    await user.click(screen.getByRole('button', { name: 'Approve Payment' }));
    const receipt = within(await screen.findByRole('dialog', { name: 'Payment receipt' }));
    await user.click(receipt.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('dialog', { name: 'Bo' })).toBeVisible();
  });

  it('leaves whoever stepped on meanwhile where they are', async () => {
    await openPending(0, decide('b'));
    await screen.findByRole('dialog', { name: 'Bo' });
    const answer = holdAnswers();
    await user.click(shown('Bo').getByRole('button', { name: 'Approve' }));
    await press('jj');
    answer();
    await waitFor(() => expect(toastTexts()).not.toEqual([]));
    expect(screen.getByRole('dialog', { name: 'Ada' })).toBeVisible();
  });
});

describe('at the last application that is loaded', () => {
  const LIST = 'GET /applications/campaign/cmp_1';
  const decided = (name: string, id: string) => ({ ...named(name, id), status: 'approved' });
  const ada = [named('Ada', 'a')];
  const pages = (more: Parameters<typeof answerApi>[0]) =>
    answerApi({
      [LIST]: { json: ada, headers: { 'x-next-cursor': 'p2' } },
      [`${LIST}?status=pending`]: { json: ada },
      ...more,
    });

  async function openLast(more: Parameters<typeof answerApi>[0], search = '') {
    pages(more);
    renderScreen(
      <ApplicationsReview queryOf={(part) => campaignApplicationsQuery('cmp_1', part)} />,
      `/loot-management/cmp_1${search}`,
    );
    await user.click(await screen.findByRole('button', { name: 'Review' }));
    expect((await screen.findByRole('dialog', { name: 'Ada' })).textContent).toContain('1 of 1+');
  }

  it('loads the next page and goes on', async () => {
    await openLast({ [`${LIST}?cursor=p2`]: { json: [decided('Bo', 'b')] } });
    await press('jj');
    expect(await screen.findByRole('dialog', { name: 'Bo' })).toBeVisible();
    expect(shown('Bo').getByText('2 of 2')).toBeVisible();
    expect(shown('Bo').getByRole('button', { name: 'Next application' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('goes first to what waits on the next page', async () => {
    const text = { text: 'First cut', url: null, feedback: null, submitted_at: '2026-11-18T00:00:00.000Z' };
    const content = { ...text, status: 'submitted', decide_by: '2026-11-19T00:00:00.000Z' };
    await openLast({ [`${LIST}?cursor=p2`]: { json: [decided('Bo', 'b'), { ...decided('Cleo', 'c'), content }] } });
    await press('jj');
    expect(await screen.findByRole('dialog', { name: 'Cleo' })).toBeVisible();
  });

  it('looks through pages on which nothing is found', async () => {
    await openLast(
      {
        [`${LIST}?cursor=p2`]: { json: [decided('Bo', 'b')], headers: { 'x-next-cursor': 'p3' } },
        [`${LIST}?cursor=p3`]: { json: [decided('Ada too', 'c')] },
      },
      '?q=ada',
    );
    await user.click(shown('Ada').getByRole('button', { name: 'Next application' }));
    expect(await screen.findByRole('dialog', { name: 'Ada too' })).toBeVisible();
  });

  it('asks about feedback that was written while it was loading', async () => {
    await openLast({ [`${LIST}?cursor=p2`]: { json: [decided('Bo', 'b')] } });
    const answer = holdAnswers();
    await press('jj');
    await press('jj');
    await fill(shown('Ada').getByLabelText(/^Feedback/), 'Lovely');
    answer();
    expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    expect(shown('Ada').getByLabelText(/^Feedback/)).toHaveValue('Lovely');
  });

  it('stays, and says so, when the next page cannot be loaded', async () => {
    await openLast({ [`${LIST}?cursor=p2`]: { status: 500, json: { code: 'internal', message: 'Down' } } });
    await press('jj');
    await waitFor(() => expect(toastTexts().join()).toContain('applications'));
    expect(shown('Ada').getByRole('button', { name: 'Next application' })).toHaveAttribute('aria-disabled', 'false');
  });
});
