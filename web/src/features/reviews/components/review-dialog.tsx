import {
  createReview,
  deleteReview,
  listReviewsOfCreator,
  updateReview,
} from '@doubloon/contract/reviews/operations.ts';
import { MAX_REVIEW_LENGTH, type ReviewView } from '@doubloon/contract/reviews/review.ts';
import { useMutation } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { reviewSchema, type ReviewValues } from '../review-schema.ts';
import { first, gone, inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { fieldsOf, FormActions } from '../../../shared/form/form-parts.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { chakra } from '../../../shared/style/chakra.tsx';
import { reviewsText } from '../../../shared/text/reviews.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/dialogs/confirm-dialog.tsx';
import { FieldError } from '../../../shared/ui/forms/field.tsx';
import { MAX_STARS } from '../../../shared/ui/marks/stars.tsx';

const { TextareaField } = fieldsOf<ReviewValues>();

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
  const saving = useMutation({
    mutationFn: (words: { rating: number; comment: string }) =>
      own
        ? request(updateReview, { params: { id: own.id }, body: words })
        : request(createReview, { body: { creatorId, userId, ...words } }),
    meta: {
      shows: own ? inPlace('reviews', 'id') : first(listReviewsOfCreator, { params: { id: creatorId } }, 'id'),
      success: own ? 'Review updated successfully!' : reviewsText.submitted,
      failure: reviewsText.submitFailed,
    },
    onSuccess: (review) => {
      onSaved(review);
      onClose();
    },
  });
  const [asksToDelete, setAsksToDelete] = useState(false);
  const deleting = useMutation({
    mutationFn: ({ id }: ReviewView) => request(deleteReview, { params: { id } }),
    meta: {
      shows: (client, _success, { id }: ReviewView) => gone('reviews', 'id', id)(client),
      success: 'Review deleted successfully!',
      failure: 'Failed to delete review',
    },
    onSuccess: (_success, review) => {
      onDeleted(review);
      onClose();
    },
  });

  return (
    <>
      <FormDialog
        title={own ? `Edit your review of ${creatorName}` : `Review ${creatorName}`}
        schema={reviewSchema}
        defaults={{ rating: own?.rating ?? null, comment: own?.comment ?? '' }}
        onSubmit={saving.mutateAsync}
        onClose={onClose}
      >
        <StarField />
        <TextareaField
          name="comment"
          label="Comment"
          required
          hint={(comment) => reviewsText.counter(comment.length, MAX_REVIEW_LENGTH)}
          rows={5}
          maxLength={MAX_REVIEW_LENGTH}
          placeholder="What was it like to work with them, or to follow them?"
        />
        <FormActions
          submit={own ? 'Save Review' : 'Submit Review'}
          loadingText="Submitting..."
          onlyChanged={own !== null}
        >
          {own && (
            <Button
              variant="dangerQuiet"
              marginRight={{ md: 'auto' }}
              disabled={saving.isPending}
              onClick={() => setAsksToDelete(true)}
            >
              Delete Review
            </Button>
          )}
        </FormActions>
      </FormDialog>
      {own && asksToDelete && (
        <ConfirmDialog
          title="Delete your review?"
          question="Your stars and your words go, and so does the reply to them. You can write another review later."
          confirm="Delete Review"
          loading={deleting.isPending}
          loadingText="Deleting..."
          onConfirm={() => deleting.mutate(own)}
          onCancel={() => setAsksToDelete(false)}
        />
      )}
    </>
  );
}

const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'md',
    color: 'controlLine',
    cursor: 'pointer',
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus' },
  },
  variants: { filled: { true: { color: 'goldText', '& svg': { fill: 'accent' } } } },
});
const Radio = chakra('input', { base: { position: 'absolute', inset: '0', opacity: 0, cursor: 'pointer' } });

/** One to five stars to choose from, with the arrow keys too. */
function StarField() {
  const { field, fieldState } = useController<ReviewValues, 'rating'>({ name: 'rating' });
  const { value } = field;
  const error = fieldState.error?.message;
  const name = useId();
  const errorId = useId();
  return (
    <chakra.fieldset aria-describedby={error ? errorId : undefined} minWidth="0">
      <chakra.legend fontWeight="semibold" fontSize="sm">
        Rating
      </chakra.legend>
      <chakra.div display="flex" marginLeft="-2">
        {Array.from({ length: MAX_STARS }, (_, index) => index + 1).map((stars) => (
          <Choice key={stars} filled={value !== null && stars <= value}>
            <Radio
              ref={stars === (value ?? 1) ? field.ref : undefined}
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              aria-label={stars === 1 ? '1 star' : `${stars} stars`}
              aria-invalid={error ? true : undefined}
              onChange={() => field.onChange(stars)}
            />
            <Star size={28} aria-hidden />
          </Choice>
        ))}
      </chakra.div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </chakra.fieldset>
  );
}
