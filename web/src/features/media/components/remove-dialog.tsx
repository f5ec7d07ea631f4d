import type { MediaView } from '@doubloon/contract/media/media.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api-error.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { mediaText } from '../../../shared/text/media.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { removeWork } from '../api/remove-work.ts';
import { takeOut } from '../shown-media.ts';
import { workTitle } from '../work-title.ts';

/** Asks before one work is removed, and removes it. */
export function RemoveDialog({ work, onClose }: { work: MediaView; onClose: () => void }) {
  const client = useQueryClient();
  const removing = useMutation({
    mutationFn: () => removeWork(work.id),
    onSuccess: () => {
      takeOut(client, work);
      toastSuccess(mediaText.removed);
      onClose();
    },
    onError: () => toastError(mediaText.removeFailed),
  });
  return (
    <ConfirmDialog
      title={`Remove ${workTitle(work)}?`}
      question={mediaText.removeQuestion}
      confirm="Remove"
      busy={removing.isPending}
      busyLabel="Removing..."
      problem={removing.error ? messageOf(removing.error, mediaText.removeFailed) : undefined}
      onConfirm={() => removing.mutate()}
      onCancel={onClose}
    />
  );
}
