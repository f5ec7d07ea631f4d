import { fireEvent, screen, within as inside } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { useAskBeforeLeaving } from '../../form/use-ask-before-leaving.ts';
import { DialogCancel } from './dialog-guard.tsx';
import { Dialog } from './dialog.tsx';

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

const open = () => {
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  return opener;
};

describe('Dialog', () => {
  it('is modal, named by its title, and gives focus back when it closes', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    renderScreen(<Opener />);
    const opener = open();
    expect(showModal).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog', { name: 'A question' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
    showModal.mockRestore();
  });

  it('closes on Escape and on a press beside it, not on one inside', () => {
    renderScreen(<Opener />);
    open();
    fireEvent.mouseDown(screen.getByText('Yes or no?'));
    expect(screen.getByRole('dialog')).toBeVisible();
    fireEvent.mouseDown(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
    open();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays when it may not be closed', () => {
    renderScreen(<Opener closable={false} />);
    open();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    fireEvent.mouseDown(screen.getByRole('dialog'));
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

const type = (value: string) => fireEvent.change(screen.getByLabelText('Words'), { target: { value } });
const asked = () => screen.queryByRole('dialog', { name: 'Discard your changes?' });

describe.each([
  ['the dialog itself', false],
  ['a form inside', true],
])('Dialog in which something is typed, as %s knows', (_, within) => {
  it('asks before it closes, whichever way', () => {
    const onClose = vi.fn();
    renderScreen(<Typing onClose={onClose} within={within} />);
    type('gold');
    const dialog = screen.getByRole('dialog', { name: 'A form' });
    for (const leave of [
      () => fireEvent.keyDown(dialog, { key: 'Escape' }),
      () => fireEvent.mouseDown(dialog),
      () => fireEvent.click(screen.getByRole('button', { name: 'Close' })),
      () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })),
    ]) {
      leave();
      const question = asked();
      expect(question).toBeVisible();
      fireEvent.click(inside(question as HTMLElement).getByRole('button', { name: 'Cancel' }));
      expect(asked()).toBeNull();
    }
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes at once while nothing is typed, or nothing any more', () => {
    const onClose = vi.fn();
    renderScreen(<Typing onClose={onClose} within={within} />);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
    type('gold');
    type('');
    fireEvent.keyDown(screen.getByRole('dialog', { name: 'A form' }), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(asked()).toBeNull();
  });
});
