import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { emit } from '../../../testing/emit.ts';
import { keysIn, pressBeside, user } from '../../../testing/user.ts';
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

async function openMenu() {
  renderScreen(<Menu />);
  const opener = screen.getByRole('button', { name: 'Menu' });
  opener.focus();
  await user.click(opener);
  return { opener, dialog: screen.getByRole<HTMLDialogElement>('dialog') };
}

it.each([
  ['Escape', (dialog: HTMLElement) => keysIn(dialog, '{Escape}')],
  ['the browser’s own wish to close it', (dialog: HTMLElement) => emit.cancel(dialog)],
  ['a press beside it', (dialog: HTMLElement) => pressBeside(dialog)],
])('closes on %s and gives the focus back', async (_way, close) => {
  const { opener, dialog } = await openMenu();
  expect(dialog.open).toBe(true);
  await close(dialog);
  expect(dialog.open).toBe(false);
  expect(opener).toHaveFocus();
});

it('stays open when its scroll bar is pressed', async () => {
  const { dialog } = await openMenu();
  await user.click(dialog);
  expect(dialog.open).toBe(true);
});

it('stays open when choosing a file inside is cancelled', async () => {
  const { dialog } = await openMenu();
  emit.cancel(screen.getByLabelText('File'), { bubbles: true });
  expect(dialog.open).toBe(true);
});

it('does not let the browser close it on its own', async () => {
  const { dialog } = await openMenu();
  const pressed = vi.fn<(event: Event) => void>();
  document.addEventListener('keydown', pressed, { capture: true, once: true });
  await keysIn(dialog, '{Escape}');
  expect(pressed.mock.calls[0]?.[0].defaultPrevented).toBe(true);
});
