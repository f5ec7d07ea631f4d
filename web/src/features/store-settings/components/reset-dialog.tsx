import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api-error.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { storeSettingsText } from '../../../shared/text/store-settings.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { resetSettings } from '../api/reset-settings.ts';
import { storeSettingsQuery } from '../api/store-settings-query.ts';

interface ResetDialogProps {
  creatorId: string;
  onReset: (settings: StoreSettingsView) => void;
  onClose: () => void;
}

/** Asks before a store gets its first look again, and gives it. */
export function ResetDialog({ creatorId, onReset, onClose }: ResetDialogProps) {
  const client = useQueryClient();
  const resetting = useMutation({
    mutationFn: () => resetSettings(creatorId),
    onSuccess: (settings) => {
      client.setQueryData(storeSettingsQuery(creatorId).queryKey, settings);
      toastSuccess(storeSettingsText.reset);
      onReset(settings);
    },
    onError: () => toastError(storeSettingsText.saveFailed),
  });
  return (
    <ConfirmDialog
      title="Reset to defaults?"
      question={storeSettingsText.resetQuestion}
      confirm="Reset"
      busy={resetting.isPending}
      busyLabel="Resetting..."
      problem={resetting.error ? messageOf(resetting.error, storeSettingsText.saveFailed) : undefined}
      onConfirm={() => resetting.mutate()}
      onCancel={onClose}
    />
  );
}
