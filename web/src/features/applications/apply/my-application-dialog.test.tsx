import { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { MyApplicationDialog } from './my-application-dialog.tsx';

const letter = {
  cover_letter: true,
  relevant_experience: false,
  years_of_experience: false,
  formal_training: false,
};
const nothing = { ...letter, cover_letter: false };

const show = (change: Record<string, unknown>, more: { asked?: typeof letter; onApplyAgain?: () => void } = {}) => {
  const onClose = vi.fn();
  const application = ApplicationView.decode(anApplicationOnTheWire(change) as never);
  renderScreen(<MyApplicationDialog application={application} asked={letter} onClose={onClose} {...more} />);
  return onClose;
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  answerApi({});
});

describe('MyApplicationDialog', () => {
  it('withdraws a pending application only after asking', async () => {
    const calls = answerApi({ 'DELETE /applications/cmp_1__u1': { json: { success: true } } });
    const onClose = show({ status: 'pending' });
    expect(screen.getByText('Pending Review')).toBeVisible();
    await press('Withdraw');
    expect(
      screen.getByText('Are you sure you want to withdraw your application? This action cannot be undone.'),
    ).toBeVisible();
    expect(calls).toEqual([]);
    await press('Withdraw');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(toastTexts()).toEqual(['Application withdrawn successfully.']);
  });

  it('goes back when one would rather not', async () => {
    const calls = answerApi({});
    show({ status: 'pending' });
    await press('Withdraw');
    await press('Cancel');
    expect(screen.getByText('Pending Review')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it.each([
    ['approved', 'Application Approved'],
    ['rejected', 'Application Rejected'],
  ])('shows that it was %s and offers no way to withdraw or edit', (status, label) => {
    show({ status, feedback: 'Thank you for the sea.' });
    expect(screen.getByText(label)).toBeVisible();
    expect(screen.getByText('Thank you for the sea.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Withdraw|Edit/ })).toBeNull();
  });

  it('says by when a pending one is decided', () => {
    show({ status: 'pending' });
    expect(screen.getByText('Decision by')).toBeVisible();
    expect(screen.getByText(/Nov 25, 2026/)).toBeVisible();
  });

  it('edits the answers of a pending one, trimmed, and comes back', async () => {
    const calls = answerApi({
      'PUT /applications/cmp_1__u1': { json: anApplicationOnTheWire({ cover_letter: 'Aye' }) },
    });
    show({ status: 'pending' });
    await press('Edit Application');
    const field = screen.getByLabelText('Cover Letter');
    expect(field).toHaveValue('Ahoy');
    await fill(field, '  ');
    await press('Save Changes');
    expect(await screen.findByText('Please fill in the following required fields: Cover Letter')).toBeVisible();
    await fill(field, ' Aye ');
    await press('Save Changes');
    await waitFor(() => expect(toastTexts()).toEqual(['Application updated successfully!']));
    expect(calls.filter(({ call }) => call.startsWith('PUT /applications'))).toEqual([
      { call: 'PUT /applications/cmp_1__u1', body: { cover_letter: 'Aye' } },
    ]);
    expect(await screen.findByRole('heading', { name: 'My Application' })).toBeVisible();
  });

  it('offers to edit also where nothing is asked, and says so there', async () => {
    show({ status: 'pending' }, { asked: nothing });
    await press('Edit Application');
    expect(screen.getByRole('dialog', { name: 'Edit Application' })).toBeVisible();
    expect(screen.getByText('No additional information is required for this loot.')).toBeVisible();
  });

  it('lets a rejected creator apply again where the loot takes applications', async () => {
    const onApplyAgain = vi.fn();
    show({ status: 'rejected' }, { onApplyAgain });
    expect(screen.getByText(/you may apply again/)).toBeVisible();
    await press('Apply Again');
    expect(onApplyAgain).toHaveBeenCalledOnce();
    cleanup();
    show({ status: 'rejected' });
    expect(screen.queryByText(/apply again/i)).toBeNull();
  });
});
