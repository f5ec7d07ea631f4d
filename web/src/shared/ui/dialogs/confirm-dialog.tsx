import { FormProblem } from '../../form/form-problem.tsx';
import { Actions, Button } from '../buttons/button.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { Stack } from '../../style/chakra.tsx';

interface ConfirmDialogProps {
  title: string;
  question: string;
  confirm: string;
  busy?: boolean;
  busyLabel?: string;
  /** Why it could not be done. */
  problem?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, question, confirm, onConfirm, onCancel, ...state }: ConfirmDialogProps) {
  const { busy = false, busyLabel = confirm, problem } = state;
  return (
    <DialogFrame title={title} onClose={busy ? undefined : onCancel} width="28rem">
      <Stack gap="4">
        <p>{question}</p>
        <FormProblem text={problem} />
      </Stack>
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
