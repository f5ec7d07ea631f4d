import { useState, type ComponentProps } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';

interface ConfirmationProps {
  /** Texts of the confirmation dialog. */
  asks: Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'question' | 'confirm' | 'loadingText'>;
  /** The confirmed action; the question stays until it has succeeded, or has failed and said so. */
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Asks a question, does once what is confirmed, and closes. */
export function Confirmation({ asks, onConfirm, onClose }: ConfirmationProps) {
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } catch {
      // Said by what was done.
    } finally {
      onClose();
    }
  };
  return <ConfirmDialog {...asks} loading={isBusy} onConfirm={() => void confirm()} onCancel={onClose} />;
}

interface ConfirmButtonProps
  extends Omit<ComponentProps<typeof Button>, 'onClick'>, Pick<ConfirmationProps, 'asks' | 'onConfirm'> {}

/** A button for what cannot be undone and is done after a question. */
export function ConfirmButton({ asks, onConfirm, ...button }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      {isAsking && <Confirmation asks={asks} onConfirm={onConfirm} onClose={() => setAsking(false)} />}
    </>
  );
}
