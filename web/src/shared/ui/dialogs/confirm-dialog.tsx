import { FormProblem } from '../../form/form-problem.tsx';
import { Stack } from '../../style/chakra.tsx';
import { Actions, Button } from '../buttons/button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface ConfirmDialogProps {
  title: string;
  question: string;
  confirm: string;
  loading?: boolean;
  loadingText?: string;
  /** Text shown when the confirmed action failed. */
  problem?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, question, confirm, onConfirm, onCancel, ...state }: ConfirmDialogProps) {
  const { loading = false, loadingText = confirm, problem } = state;
  return (
    <DialogFrame title={title} onClose={loading ? undefined : onCancel} width="28rem">
      <Stack gap="4">
        <p>{question}</p>
        <FormProblem text={problem} />
      </Stack>
      <Actions flowing>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="danger" loading={loading} loadingText={loadingText} onClick={onConfirm}>
          {confirm}
        </Button>
      </Actions>
    </DialogFrame>
  );
}

/** Asks before what was typed is lost. */
export function DiscardDialog({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  return (
    <ConfirmDialog
      title="Discard your changes?"
      question="What you changed is not saved yet."
      confirm="Discard"
      onConfirm={onDiscard}
      onCancel={onKeep}
    />
  );
}
