import { useEffect, useRef, type RefObject } from 'react';

/** A ref for the button that opens an editor: it gets the focus back once the editor has closed and the button is drawn again. */
export function useEditButton(editing: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (!editing && wasEditing.current) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return button;
}
