import { replyToReview } from '@doubloon/contract/reviews/operations.ts';
import { MAX_REVIEW_LENGTH, type ReviewView } from '@doubloon/contract/reviews/review.ts';
import { useMutation } from '@tanstack/react-query';
import { fieldsOf, FormActions } from '../../../shared/form/form-parts.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { Muted } from '../../../shared/style/chakra.tsx';
import { reviewsText } from '../../../shared/text/reviews.ts';
import { Quote } from '../../../shared/ui/marks/quote.tsx';
import { replySchema } from '../review-schema.ts';

const { TextareaField } = fieldsOf<{ reply: string }>();

interface ReplyDialogProps {
  review: ReviewView;
  onReplied: () => void;
  onClose: () => void;
}

/** Where a creator answers a review of their store, once. */
export function ReplyDialog({ review, onReplied, onClose }: ReplyDialogProps) {
  const saving = useMutation({
    mutationFn: ({ reply }: { reply: string }) =>
      request(replyToReview, { params: { id: review.id }, body: { creatorId: review.creatorId, reply } }),
    meta: { shows: inPlace('reviews', 'id'), success: reviewsText.replied, failure: reviewsText.replyFailed },
    onSuccess: onReplied,
  });

  return (
    <FormDialog
      title={reviewsText.reply}
      schema={replySchema}
      defaults={{ reply: '' }}
      onSubmit={saving.mutateAsync}
      onClose={onClose}
    >
      <Quote name={review.userName} text={review.comment} />
      <Muted>You can reply once, and what you write stays.</Muted>
      <TextareaField
        name="reply"
        label="Reply"
        required
        hint={(reply) => reviewsText.counter(reply.length, MAX_REVIEW_LENGTH)}
        rows={5}
        maxLength={MAX_REVIEW_LENGTH}
      />
      <FormActions submit="Submit Reply" loadingText="Submitting..." />
    </FormDialog>
  );
}
