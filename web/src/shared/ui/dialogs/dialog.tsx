import { useCallback, useRef, useState, type ComponentProps } from 'react';
import { useAskBeforeLeaving } from '../../form/use-ask-before-leaving.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { DialogGuard } from './dialog-guard.tsx';

/** Texts of the confirmation before unsaved input is discarded. */
type Parting = Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'question' | 'confirm'>;

const DISCARD: Parting = {
  title: 'Discard your changes?',
  question: 'What you entered is not sent yet.',
  confirm: 'Discard',
};

interface DialogProps extends DialogFrameProps {
  /** True when closing would lose input; forms inside that ask before leaving need not be counted. */
  unsaved?: boolean;
  /** How it is asked about, where other words are needed. */
  parting?: Parting;
}

/**
 * A modal dialog: rendered means open. Escape, the cross, a press beside it and a `DialogCancel` inside ask first when something typed
 * is not sent; so does the browser before it leaves the page. Closing it by not rendering it asks nobody.
 */
export function Dialog({ onClose, unsaved = false, parting = DISCARD, children, ...frame }: DialogProps) {
  const [asked, setAsked] = useState<{ then: () => void }>();
  const holders = useRef(new Set<symbol>());
  useAskBeforeLeaving(unsaved);
  const leave = (then: () => void) => (unsaved || holders.current.size > 0 ? setAsked({ then }) : then());
  const close = onClose && (() => leave(onClose));
  const confirm = () => {
    setAsked(undefined);
    asked?.then();
  };
  const hold = useCallback(() => {
    const holder = Symbol('unsaved');
    holders.current.add(holder);
    return () => void holders.current.delete(holder);
  }, []);
  return (
    <DialogGuard value={{ hold, close: () => close?.(), leave }}>
      <DialogFrame {...frame} onClose={close}>
        {children}
        {asked && <ConfirmDialog {...parting} onConfirm={confirm} onCancel={() => setAsked(undefined)} />}
      </DialogFrame>
    </DialogGuard>
  );
}
