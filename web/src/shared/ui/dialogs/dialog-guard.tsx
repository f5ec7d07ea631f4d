import { createContext, use } from 'react';
import { Button } from '../buttons/button.tsx';

/** The dialog that something stands in, for what has to do with its closing; null outside of one. */
export const DialogGuard = createContext<{
  /** Makes the dialog ask before it closes, until the returned function is called. */
  hold: () => () => void;
  /** Closes the dialog, after asking when something would be lost. */
  close: () => void;
  /** Does something that would lose what was typed, after asking when there is something to lose. */
  leave: (then: () => void) => void;
} | null>(null);

/** Leaves the dialog it stands in, as its cross does. */
export function DialogCancel({ disabled }: { disabled?: boolean }) {
  const guard = use(DialogGuard);
  return (
    <Button variant="quiet" disabled={disabled} onClick={() => guard?.close()}>
      Cancel
    </Button>
  );
}
