import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';
import { rememberOpener, returnFocus } from './return-focus.ts';

/**
 * Returns the props of a modal `<dialog>`. The browser traps focus inside while it is open; on close, focus returns to the opener. Escape
 * and a press outside call `onClose`, which decides whether to close.
 */
export function useModal({ open = true, onClose }: { open?: boolean; onClose?: (() => void) | undefined }) {
  const ref = useRef<HTMLDialogElement>(null);

  // Before anything else can be pressed: what is drawn is open.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = rememberOpener(dialog);
    dialog.showModal();
    return () => {
      dialog.close();
      returnFocus(opener);
    };
  }, [open]);

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
      if (event.target === event.currentTarget) onClose?.();
    },
  };
}
