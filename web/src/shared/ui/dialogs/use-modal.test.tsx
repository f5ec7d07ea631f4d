import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { useModal } from './use-modal.ts';

function Menu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      {open && <Entries onClose={() => setOpen(false)} />}
    </>
  );
}

function Entries({ onClose }: { onClose: () => void }) {
  return (
    <dialog {...useModal({ onClose })} aria-label="Entries">
      <input type="file" aria-label="File" />
    </dialog>
  );
}

function openMenu() {
  renderScreen(<Menu />);
  const opener = screen.getByRole('button', { name: 'Menu' });
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: screen.getByRole<HTMLDialogElement>('dialog') };
}

it.each([
  ['Escape', (dialog: HTMLElement) => fireEvent.keyDown(dialog, { key: 'Escape' })],
  ['the browser’s own wish to close it', (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel'))],
  ['a press beside it', (dialog: HTMLElement) => fireEvent.mouseDown(dialog)],
])('closes on %s and gives the focus back', (_way, close) => {
  const { opener, dialog } = openMenu();
  expect(dialog.open).toBe(true);
  close(dialog);
  expect(dialog.open).toBe(false);
  expect(document.activeElement).toBe(opener);
});

it('stays open when choosing a file inside is cancelled', () => {
  const { dialog } = openMenu();
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
  expect(dialog.open).toBe(true);
});

it('does not let the browser close it on its own', () => {
  const { dialog } = openMenu();
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  const preventDefault = vi.spyOn(escape, 'preventDefault');
  fireEvent(dialog, escape);
  expect(preventDefault).toHaveBeenCalled();
});
