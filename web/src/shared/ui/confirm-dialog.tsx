import { chakra } from '@chakra-ui/react/styled-system';
import { Actions } from './actions.tsx';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface ConfirmDialogProps {
  title: string;
  question: string;
  confirm: string;
  busy: boolean;
  busyLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, question, confirm, busy, busyLabel, onConfirm, onCancel }: ConfirmDialogProps) {
  return (
    <DialogFrame title={title} onClose={busy ? undefined : onCancel} width="28rem">
      <chakra.p>{question}</chakra.p>
      <Actions>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button look="danger" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
          {confirm}
        </Button>
      </Actions>
    </DialogFrame>
  );
}
