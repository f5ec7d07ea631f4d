import { ConfirmDialog } from './confirm-dialog.tsx';

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
