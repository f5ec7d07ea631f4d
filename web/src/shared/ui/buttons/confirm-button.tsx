import { useState, type ComponentProps } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';

interface ConfirmButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Texts of the confirmation dialog. */
  asks: Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'question' | 'confirm' | 'loadingText'>;
  /** The confirmed action; the question stays until it has succeeded, or has failed and said so. */
  onConfirm: () => unknown;
}

/** A button for what cannot be undone and is done after a question. */
export function ConfirmButton({ asks, onConfirm, ...button }: ConfirmButtonProps) {
  const [state, setState] = useState<'asks' | 'busy'>();
  const confirm = async () => {
    setState('busy');
    try {
      await onConfirm();
    } catch {
      // Said by what was done.
    } finally {
      setState(undefined);
    }
  };
  return (
    <>
      <Button {...button} onClick={() => setState('asks')} />
      {state && (
        <ConfirmDialog
          {...asks}
          loading={state === 'busy'}
          onConfirm={() => void confirm()}
          onCancel={() => setState(undefined)}
        />
      )}
    </>
  );
}
