import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { campaignApplicationsQuery } from '../api/queries.ts';
import { ApplicationsReview } from './applications-review.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS + 60_000).toISOString();
const withSlot = (days: number, delivered = false, fields: object = {}) =>
  anApplicationOnTheWire({ status: 'approved', slot: { deliver_by: inDays(days), delivered }, ...fields });

const LIST = 'GET /applications/campaign/cmp_1';
const SLOT = 'GET /applications/cmp_1__u1/slot';

/** The list with one application, and what is answered when its slot is looked at. */
function show(application: object, answers: Parameters<typeof answerApi>[0] = {}) {
  answerApi({ [LIST]: { json: [application] }, [SLOT]: { json: { problem: null } }, ...answers });
  renderScreen(<ApplicationsReview queryOf={(status) => campaignApplicationsQuery('cmp_1', status)} />);
}
const open = async (button: 'Review' | 'Details') => {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: 'Ada' }));
};

beforeEach(() => saveSession('t', aPerson({ role: 'business_owner' })));

describe('a slot that nothing was delivered in', () => {
  it('shows the time left in the row and in the dialog, and cannot be freed before', async () => {
    show(withSlot(5), { [SLOT]: { status: 500, json: {} } });
    expect(await screen.findByText('5 days to deliver')).toBeVisible();
    expect(screen.queryByText('Nothing delivered')).toBeNull();
    const dialog = await open('Details');
    expect(dialog.getByText('Delivery by')).toBeVisible();
    expect(dialog.getByText('5 days to deliver')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Free Slot' })).toBeNull();
  });

  it('says so after its deadline, asks, and is freed', async () => {
    const freed = anApplicationOnTheWire({ status: 'rejected' });
    show(withSlot(-1), { 'DELETE /applications/cmp_1__u1/slot': { json: freed } });
    expect(await screen.findByText('Nothing delivered')).toBeVisible();
    expect(screen.getByText('Deadline passed')).toBeVisible();
    const dialog = await open('Review');
    await user.click(await dialog.findByRole('button', { name: 'Free Slot' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Free Slot' }));
    expect(asked.getByText(/The application of Ada ends as rejected/)).toBeVisible();
    answerApi({ [LIST]: { json: [freed] }, 'DELETE /applications/cmp_1__u1/slot': { json: freed } });
    await user.click(asked.getByRole('button', { name: 'Free Slot' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Slot freed successfully!']));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(screen.getByRole('table')).getByText('Rejected')).toBeVisible();
  });

  it('is not freed when the question is declined', async () => {
    show(withSlot(-1));
    const dialog = await open('Review');
    await user.click(await dialog.findByRole('button', { name: 'Free Slot' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Free Slot' }));
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Free Slot' })).toBeNull());
    expect(toastTexts()).toEqual([]);
  });

  it('says why it cannot be freed, where it waits for something else', async () => {
    show(withSlot(-1), { [SLOT]: { json: { problem: 'The creator has appealed, and our team has not decided yet' } } });
    const dialog = await open('Review');
    expect(await dialog.findByText('The creator has appealed, and our team has not decided yet.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Free Slot' })).toBeNull();
  });

  it('says what was refused, and looks again', async () => {
    const message = 'The creator has delivered a treasure. Decide on it first';
    show(withSlot(-1), {
      'DELETE /applications/cmp_1__u1/slot': { status: 409, json: { code: 'illegal_state', message, requestId: 'r' } },
    });
    const dialog = await open('Review');
    await user.click(await dialog.findByRole('button', { name: 'Free Slot' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Free Slot' }));
    await user.click(asked.getByRole('button', { name: 'Free Slot' }));
    await waitFor(() => expect(toastTexts()).toEqual([`Failed to free the slot: ${message}`]));
    expect(screen.queryByRole('dialog', { name: 'Free Slot' })).toBeNull();
  });

  it('of a creator who has left can be freed at once', async () => {
    show(withSlot(5, false, { account_closed: 'creator' }));
    const dialog = await open('Review');
    await user.click(await dialog.findByRole('button', { name: 'Free Slot' }));
    expect(await screen.findByText(/and the slot is free for another creator/)).toBeVisible();
  });
});

describe('a slot with a delivery', () => {
  it('shows no deadline, and nothing to free where that is refused', async () => {
    show(withSlot(-1, true), { [SLOT]: { json: { problem: 'You have approved a treasure of this creator' } } });
    const dialog = await open('Details');
    expect(screen.queryByText('Deadline passed')).toBeNull();
    expect(dialog.queryByText('Delivery by')).toBeNull();
    expect(dialog.queryByText(/You have approved/)).toBeNull();
  });

  it('can be freed where what was sent back never came again', async () => {
    show(withSlot(-1, true));
    const dialog = await open('Details');
    expect(await dialog.findByRole('button', { name: 'Free Slot' })).toBeVisible();
  });
});
