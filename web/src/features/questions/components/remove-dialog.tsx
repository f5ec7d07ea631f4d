import { deleteQuestion } from '@doubloon/contract/questions/operations.ts';
import type { QuestionView } from '@doubloon/contract/questions/question.ts';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';
import { questionsText } from '../questions-text.ts';
import { ConfirmDialog } from '../../../shared/ui/dialogs/confirm-dialog.tsx';

interface RemoveDialogProps {
  question: QuestionView;
  onClose: () => void;
}

/** Asks before a question goes: its asker takes it back, the owner of the loot removes it with its answer. */
export function RemoveDialog({ question: { id, is_own: isOwn, answer }, onClose }: RemoveDialogProps) {
  const removing = useMutation({
    mutationFn: () => request(deleteQuestion, { params: { id } }),
    meta: {
      invalidates: ['questions', 'campaigns', 'dashboard'],
      invalidatesAfterFailure: ['questions'],
      success: isOwn ? questionsText.takenBack : questionsText.removed,
      failure: questionsText.removeFailed,
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={isOwn ? 'Take back your question?' : 'Remove this question?'}
      question={
        isOwn
          ? 'It goes before it is answered. You can ask another.'
          : `It goes from the page${answer ? ', with your answer' : ' of the loot without an answer'}. Its creator is not told.`
      }
      confirm={isOwn ? 'Take Back' : 'Remove'}
      loading={removing.isPending}
      loadingText={isOwn ? 'Taking back...' : 'Removing...'}
      onConfirm={() => removing.mutate()}
      onCancel={onClose}
    />
  );
}
