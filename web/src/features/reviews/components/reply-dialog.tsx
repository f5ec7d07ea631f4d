import { replyToReview } from '@doubloon/contract/reviews/operations.ts';
import { MAX_REVIEW_LENGTH, type ReviewView } from '@doubloon/contract/reviews/review.ts';
import { zodResolver } from '../../../shared/form/zod-resolver.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { request } from '../../../shared/api/request.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { reviewsText } from '../../../shared/text/reviews.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogCancel } from '../../../shared/ui/dialog-cancel.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Quote } from '../../../shared/ui/quote.tsx';
import { Textarea } from '../../../shared/ui/textarea.tsx';
import { replySchema } from '../review-schema.ts';

interface ReplyDialogProps {
  review: ReviewView;
  onSaved: (review: ReviewView) => void;
  onClose: () => void;
}

/** Where a creator answers a review of their store, once. */
export function ReplyDialog({ review, onSaved, onClose }: ReplyDialogProps) {
  const { control, register, handleSubmit, formState } = useForm({
    resolver: zodResolver(replySchema),
    defaultValues: { reply: '' },
  });
  const words = useWatch({ control, name: 'reply' });
  const saving = useMutation({
    mutationFn: ({ reply }: { reply: string }) =>
      request(replyToReview, { params: { id: review.id }, body: { creatorId: review.creatorId, reply } }),
    meta: { success: reviewsText.replied, failure: reviewsText.replyFailed },
    onSuccess: (replied) => {
      onSaved(replied);
      onClose();
    },
  });

  return (
    <Dialog
      title={reviewsText.reply}
      onClose={saving.isPending ? undefined : onClose}
      unsaved={formState.isDirty && !saving.isSuccess}
    >
      <chakra.form
        noValidate
        display="grid"
        gap="5"
        onSubmit={(event) => void handleSubmit((form) => saving.isPending || saving.mutate(form))(event)}
      >
        <Quote name={review.userName} text={review.comment} />
        <chakra.p color="muted">{reviewsText.replyOnce}</chakra.p>
        <Field
          label={reviewsText.replyLabel}
          required
          error={formState.errors.reply?.message}
          hint={reviewsText.counter(words.length, MAX_REVIEW_LENGTH)}
        >
          <Textarea rows={5} maxLength={MAX_REVIEW_LENGTH} {...register('reply')} />
        </Field>
        <Actions marginTop="0">
          <DialogCancel disabled={saving.isPending}>{reviewsText.cancel}</DialogCancel>
          <Button type="submit" busy={saving.isPending} busyLabel={reviewsText.submitting}>
            {reviewsText.replySubmit}
          </Button>
        </Actions>
      </chakra.form>
    </Dialog>
  );
}
