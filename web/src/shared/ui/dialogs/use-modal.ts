import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';
import { type Movement, moving } from '../../motion/mover.ts';
import { rememberOpener, returnFocus } from './return-focus.ts';

interface ModalOptions {
  onClose?: (() => void) | undefined;
  /** How the dialog enters and leaves. */
  movement?: Movement;
}

/**
 * Returns the props of a modal `<dialog>`, open while rendered. The browser traps focus inside; on close, focus returns to the opener.
 * Escape and a press outside call `onClose`, which decides whether to close.
 */
export function useModal({ onClose, movement = 'rise' }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);

  // Before anything else can be pressed: what is drawn is open.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const opener = rememberOpener(dialog);
    dialog.showModal();
    moving()?.enter(dialog, movement);
    return () => {
      moving()?.exit(dialog, movement);
      dialog.close();
      returnFocus(opener);
    };
  }, [movement]);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // A file input inside sends an event of this name, too.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose?.();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A browser closes a dialog on a second Escape even when the first was refused.
      event.preventDefault();
      // One dialog at a time: the one this stands on stays open.
      event.stopPropagation();
      onClose?.();
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.target !== event.currentTarget || !isBeside(event)) return;
      // A browser would take the focus to what was pressed, from the opener that has it by then.
      event.preventDefault();
      onClose?.();
    },
  };
}

/** Returns true for a press outside of the element that it is reported by, as one beside a dialog is, and false for its scroll bar. */
function isBeside({ currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
