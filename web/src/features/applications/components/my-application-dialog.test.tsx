import { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { anApplicationOnTheWire } from '../../../testing/application-on-the-wire.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { MyApplicationDialog } from './my-application-dialog.tsx';

const show = (status: string, onClose = vi.fn()) => {
  const application = ApplicationView.decode(anApplicationOnTheWire({ status }) as never);
  renderScreen(<MyApplicationDialog application={application} onClose={onClose} />);
  return onClose;
};

describe('MyApplicationDialog', () => {
  it('withdraws a pending application only after asking', async () => {
    const calls = answerApi({ 'DELETE /applications/cmp_1__u1': { json: { success: true } } });
    const onClose = show('pending');
    expect(screen.getByText('Pending Review')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(
      screen.getByText('Are you sure you want to withdraw your application? This action cannot be undone.'),
    ).toBeTruthy();
    expect(calls).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(toastTexts()).toEqual(['Application withdrawn successfully.']);
  });

  it('goes back when one would rather not', () => {
    const calls = answerApi({});
    show('pending');
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Pending Review')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it.each([
    ['approved', 'Application Approved'],
    ['rejected', 'Application Rejected'],
  ])('shows that it was %s and offers no way to withdraw', (status, label) => {
    show(status);
    expect(screen.getByText(label)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });
});
