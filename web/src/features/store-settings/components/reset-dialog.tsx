import { resetStoreSettings } from '@doubloon/contract/stores/operations.ts';
import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/request.ts';
import { storeSettingsText } from '../../../shared/text/store-settings.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { showSettings } from '../show-settings.ts';

interface ResetDialogProps {
  creatorId: string;
  onReset: (settings: StoreSettingsView) => void;
  onClose: () => void;
}

/** Asks before a store gets its first look again, and gives it. */
export function ResetDialog({ creatorId, onReset, onClose }: ResetDialogProps) {
  const resetting = useMutation({
    mutationFn: () => request(resetStoreSettings, { params: { id: creatorId } }),
    meta: {
      shows: showSettings(creatorId),
      success: storeSettingsText.reset,
      failure: () => storeSettingsText.saveFailed,
    },
    onSuccess: onReset,
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
