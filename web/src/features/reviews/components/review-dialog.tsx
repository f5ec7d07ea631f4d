import { createReview, updateReview, deleteReview } from '@doubloon/contract/reviews/operations.ts';
import { MAX_REVIEW_LENGTH, type ReviewView } from '@doubloon/contract/reviews/review.ts';
import { zodResolver } from '../../../shared/form/zod-resolver.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { request } from '../../../shared/api/request.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { reviewsText } from '../../../shared/text/reviews.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { DialogCancel } from '../../../shared/ui/dialog-cancel.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Textarea } from '../../../shared/ui/textarea.tsx';
import { reviewSchema } from '../review-schema.ts';
import { StarInput } from './star-input.tsx';

interface ReviewDialogProps {
  creatorId: string;
  creatorName: string;
  /** The reviewer. */
  userId: string;
  /** The review there is already; null writes the first one. */
  own: ReviewView | null;
  onSaved: (review: ReviewView) => void;
  onDeleted: (review: ReviewView) => void;
  onClose: () => void;
}

/** Where somebody says what they think of a creator, changes it or takes it back. */
export function ReviewDialog({ creatorId, creatorName, userId, own, onSaved, onDeleted, onClose }: ReviewDialogProps) {
  const { control, register, handleSubmit, formState } = useForm({
    resolver: zodResolver(reviewSchema),
    defaultValues: { rating: own?.rating ?? null, comment: own?.comment ?? '' },
  });
  // Before the comment, so that the first field with a problem is the one that gets the focus.
  const {
    field: { ref: firstStar, value: rating, onChange: onRate },
  } = useController({ control, name: 'rating' });
  const comment = useWatch({ control, name: 'comment' });
  const { errors, isDirty } = formState;
  const saving = useMutation({
    mutationFn: (words: { rating: number; comment: string }) =>
      own
        ? request(updateReview, { params: { id: own.id }, body: words })
        : request(createReview, { body: { creatorId, userId, ...words } }),
    meta: { success: own ? reviewsText.changed : reviewsText.submitted, failure: reviewsText.submitFailed },
    onSuccess: (review) => {
      onSaved(review);
      onClose();
    },
  });
  const [asksToDelete, setAsksToDelete] = useState(false);
  const deleting = useMutation({
    mutationFn: ({ id }: ReviewView) => request(deleteReview, { params: { id } }),
    meta: { success: reviewsText.removed, failure: reviewsText.removeFailed },
    onSuccess: (_success, review) => {
      onDeleted(review);
      onClose();
    },
  });

  return (
    <Dialog
      title={own ? reviewsText.editTitle(creatorName) : reviewsText.dialogTitle(creatorName)}
      onClose={saving.isPending ? undefined : onClose}
      unsaved={isDirty && !saving.isSuccess}
    >
      <chakra.form
        noValidate
        display="grid"
        gap="5"
        onSubmit={(event) => void handleSubmit((words) => saving.isPending || saving.mutate(words))(event)}
      >
        <StarInput
          ref={firstStar}
          label={reviewsText.rating}
          value={rating}
          onChange={onRate}
          error={errors.rating?.message}
        />
        <Field
          label={reviewsText.comment}
          required
          error={errors.comment?.message}
          hint={reviewsText.counter(comment.length, MAX_REVIEW_LENGTH)}
        >
          <Textarea
            rows={5}
            maxLength={MAX_REVIEW_LENGTH}
            placeholder={reviewsText.commentPlaceholder}
            {...register('comment')}
          />
        </Field>
        <Actions marginTop="0">
          {own && (
            <Button
              look="dangerQuiet"
              marginRight={{ md: 'auto' }}
              disabled={saving.isPending}
              onClick={() => setAsksToDelete(true)}
            >
              {reviewsText.remove}
            </Button>
          )}
          <DialogCancel disabled={saving.isPending}>{reviewsText.cancel}</DialogCancel>
          <Button
            type="submit"
            disabled={own !== null && !isDirty}
            busy={saving.isPending}
            busyLabel={reviewsText.submitting}
          >
            {own ? reviewsText.save : reviewsText.submit}
          </Button>
        </Actions>
      </chakra.form>
      {own && asksToDelete && (
        <ConfirmDialog
          title={reviewsText.removeTitle}
          question={reviewsText.removeText}
          confirm={reviewsText.remove}
          busy={deleting.isPending}
          busyLabel={reviewsText.removing}
          onConfirm={() => deleting.mutate(own)}
          onCancel={() => setAsksToDelete(false)}
        />
      )}
    </Dialog>
  );
}
