import { useState, type ComponentProps } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface AskingButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** What is asked before it is done. */
  asks: { title: string; question: string; confirm: string };
  onConfirm: () => void;
}

/** A button for what cannot be undone and is done at once after a question. */
export function AskingButton({ asks, onConfirm, ...button }: AskingButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      {isAsking && (
        <ConfirmDialog
          {...asks}
          busy={false}
          busyLabel={asks.confirm}
          onConfirm={() => {
            setAsking(false);
            onConfirm();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
