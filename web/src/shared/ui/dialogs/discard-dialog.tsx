import { ConfirmDialog } from './confirm-dialog.tsx';

interface DiscardDialogProps {
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asks before what was typed is lost. */
export function DiscardDialog({ onDiscard, onKeep }: DiscardDialogProps) {
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
