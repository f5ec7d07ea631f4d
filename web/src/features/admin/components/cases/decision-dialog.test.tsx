import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../../testing/eventually.ts';
import { renderScreen, toastTexts } from '../../../../testing/render-screen.tsx';
import { fill, user } from '../../../../testing/user.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import type { Decision } from '../../decision.ts';

function open(run: Decision['run']) {
  const onClose = vi.fn();
  const decision: Decision = {
    title: 'Disable Ada?',
    effect: 'She cannot sign in any more.',
    confirm: 'Disable',
    loadingText: 'Disabling...',
    done: 'Ada is disabled.',
    run,
  };
  renderScreen(<DecisionDialog decision={decision} onClose={onClose} />);
  return onClose;
}
const decide = () => user.click(screen.getByRole('button', { name: /^Disabl/ }));
const write = (reason: string) => fill(screen.getByLabelText('Reason'), reason);

describe('DecisionDialog', () => {
  it('says what will happen, and does nothing without a reason', async () => {
    const run = vi.fn(() => Promise.resolve());
    open(run);
    expect(screen.getByText('She cannot sign in any more.')).toBeVisible();
    await write('   ');
    await decide();
    expect(await screen.findByText('A reason is required')).toBeVisible();
    await eventually(() => expect(screen.getByLabelText('Reason')).toHaveFocus());
    expect(run).not.toHaveBeenCalled();
  });

  it('does it once with the reason, says that it is on record, and closes', async () => {
    let finish = () => {};
    const run = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const onClose = open(run);
    await write(' Spam ');
    await decide();
    await decide();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Disabling...' })).toBeVisible());
    finish();
    await waitFor(() => expect(toastTexts()).toEqual(['Ada is disabled. Recorded in the log.']));
    expect(run.mock.calls).toEqual([['Spam']]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays open with what was written when it fails', async () => {
    const onClose = open(() => Promise.reject(new Error('offline')));
    await write('Spam');
    await decide();
    await waitFor(() => expect(toastTexts()).toEqual(['That did not work. Please try again.']));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Reason')).toHaveValue('Spam');
  });
});
