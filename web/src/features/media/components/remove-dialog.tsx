import type { MediaView } from '@doubloon/contract/media/media.ts';
import { deleteMedia } from '@doubloon/contract/media/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api-error.ts';
import { gone } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { mediaText } from '../../../shared/text/media.ts';
import { ConfirmDialog } from '../../../shared/ui/dialogs/confirm-dialog.tsx';
import { workTitle } from '../work-title.ts';

/** Asks before one work is removed, and removes it. */
export function RemoveDialog({ work, onClose }: { work: MediaView; onClose: () => void }) {
  const removing = useMutation({
    mutationFn: () => request(deleteMedia, { params: { id: work.id } }),
    meta: {
      shows: gone('media', 'id', work.id),
      success: 'Media removed',
      failure: () => mediaText.removeFailed,
    },
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      title={`Remove ${workTitle(work)}?`}
      question="Nobody will see it any more, and its file is deleted. This cannot be undone."
      confirm="Remove"
      loading={removing.isPending}
      loadingText="Removing..."
      problem={removing.error ? messageOf(removing.error, mediaText.removeFailed) : undefined}
      onConfirm={() => removing.mutate()}
      onCancel={onClose}
    />
  );
}
