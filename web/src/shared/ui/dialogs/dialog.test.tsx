import { screen, within as inside } from '@testing-library/react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { fill, keysIn, pressBeside, user } from '../../../testing/user.ts';
import { useMover, type Mover } from '../../motion/mover.ts';
import { useAskBeforeLeaving } from '../../form/use-ask-before-leaving.ts';
import { DialogCancel } from './dialog-guard.tsx';
import { Dialog } from './dialog.tsx';
import { useSideSheet } from './side-sheet.ts';

function Opener({ closable = true }: { closable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog title="A question" onClose={closable ? () => setOpen(false) : undefined}>
          <p>Yes or no?</p>
        </Dialog>
      )}
    </>
  );
}

const open = async () => {
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  await user.click(opener);
  return opener;
};

describe('Dialog', () => {
  it('is modal, named by its title, and gives focus back when it closes', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    renderScreen(<Opener />);
    const opener = await open();
    expect(showModal).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog', { name: 'A question' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
    showModal.mockRestore();
  });

  it('closes on Escape and on a press beside it, not on one inside', async () => {
    renderScreen(<Opener />);
    await open();
    await user.click(screen.getByText('Yes or no?'));
    expect(screen.getByRole('dialog')).toBeVisible();
    await pressBeside(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await open();
    await keysIn(screen.getByRole('dialog'), '{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('begins at its title where it is read first', () => {
    renderScreen(
      <Dialog beginsAtTitle title="A review" mark="Pending Review" onClose={() => undefined}>
        <button type="button">Approve</button>
      </Dialog>,
    );
    expect(screen.getByRole('heading', { name: 'A review' })).toHaveFocus();
    expect(screen.getByRole('dialog', { name: 'A review' }).textContent).toContain('Pending Review');
  });

  it('stays when it may not be closed', async () => {
    renderScreen(<Opener closable={false} />);
    await open();
    await keysIn(screen.getByRole('dialog'), '{Escape}');
    await pressBeside(screen.getByRole('dialog'));
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});

function Typing({ onClose, within }: { onClose: () => void; within: boolean }) {
  const [words, setWords] = useState('');
  return (
    <Dialog title="A form" onClose={onClose} unsaved={!within && words !== ''}>
      {within ? (
        <Words />
      ) : (
        <input aria-label="Words" value={words} onChange={(event) => setWords(event.target.value)} />
      )}
      <DialogCancel />
    </Dialog>
  );
}

function Words() {
  const [words, setWords] = useState('');
  useAskBeforeLeaving(words !== '');
  return <input aria-label="Words" value={words} onChange={(event) => setWords(event.target.value)} />;
}

const type = (value: string) => fill(screen.getByLabelText('Words'), value);
const asked = () => screen.queryByRole('dialog', { name: 'Discard your changes?' });

describe.each([
  ['the dialog itself', false],
  ['a form inside', true],
])('Dialog in which something is typed, as %s knows', (_, within) => {
  it('asks before it closes, whichever way', async () => {
    const onClose = vi.fn();
    renderScreen(<Typing onClose={onClose} within={within} />);
    await type('gold');
    const dialog = screen.getByRole('dialog', { name: 'A form' });
    for (const leave of [
      () => keysIn(dialog, '{Escape}'),
      () => pressBeside(dialog),
      () => user.click(screen.getByRole('button', { name: 'Close' })),
      () => user.click(screen.getByRole('button', { name: 'Cancel' })),
    ]) {
      await leave();
      const question = asked();
      expect(question).toBeVisible();
      await user.click(inside(question as HTMLElement).getByRole('button', { name: 'Cancel' }));
      expect(asked()).toBeNull();
    }
    expect(onClose).not.toHaveBeenCalled();
    await keysIn(dialog, '{Escape}');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes at once while nothing is typed, or nothing any more', async () => {
    const onClose = vi.fn();
    renderScreen(<Typing onClose={onClose} within={within} />);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
    await type('gold');
    await type('');
    await keysIn(screen.getByRole('dialog', { name: 'A form' }), '{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(asked()).toBeNull();
  });
});

describe('Dialog as a sheet on the right', () => {
  afterEach(() => {
    useMover.setState({ mover: null });
    vi.unstubAllGlobals();
  });
  function Review({ lead }: { lead?: ReactNode }) {
    return (
      <Dialog title="A review" placement={useSideSheet()} lead={lead} onClose={() => undefined}>
        <p>Yes or no?</p>
      </Dialog>
    );
  }
  const movementOf = (dialog: ReactElement, isWide: boolean) => {
    const enter = vi.fn<Mover['enter']>();
    useMover.setState({ mover: { enter, exit: () => undefined } as Partial<Mover> as Mover });
    vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
    renderScreen(dialog).unmount();
    return enter.mock.calls.map(([, movement]) => movement);
  };

  it('comes from the right where it stands there, and from below on phones, as every dialog does', () => {
    expect(movementOf(<Review />, true)).toEqual(['slide']);
    expect(movementOf(<Review />, false)).toEqual(['rise']);
    expect(movementOf(<Dialog title="A question">Yes or no?</Dialog>, true)).toEqual(['rise']);
  });

  it('shows its lead between its title and what it is about, still named by the title', () => {
    renderScreen(<Review lead={<button type="button">Next</button>} />);
    const dialog = screen.getByRole('dialog', { name: 'A review' });
    expect(dialog.textContent).toBe('A reviewNextYes or no?');
    expect(inside(dialog).getByRole('button', { name: 'Close' })).toBeVisible();
  });
});
