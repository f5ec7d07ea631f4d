import { blockPerson } from '@doubloon/contract/blocks/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../api/api-error.ts';
import { request } from '../api/request.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';

interface BlockDialogProps {
  uid: string;
  name: string;
  onClose: () => void;
}

/** Says what blocking somebody does, and does it. */
export function BlockDialog({ uid, name, onClose }: BlockDialogProps) {
  const blocking = useMutation({
    mutationFn: () => request(blockPerson, { params: { id: uid } }),
    meta: {
      invalidates: ['blocks'],
      success: `You have blocked ${name}. You can unblock them in your profile.`,
    },
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      title={`Block ${name}?`}
      question="Neither of you can write to, apply to, invite or follow the other any more. Work that you have agreed on goes on, with its payments. They are not told."
      confirm="Block"
      loading={blocking.isPending}
      loadingText="Blocking..."
      problem={blocking.error ? failureText('Failed to block', blocking.error) : undefined}
      onConfirm={() => blocking.mutate()}
      onCancel={onClose}
    />
  );
}
