import { Star } from 'lucide-react';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { chakra } from '../../../shared/style/chakra.tsx';
import { reviewsText } from '../../../shared/text/reviews.ts';
import { MAX_STARS } from '../../../shared/ui/marks/stars.tsx';
import type { ReviewValues } from '../review-schema.ts';

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
export function StarField() {
  const { field, fieldState } = useController<ReviewValues, 'rating'>({ name: 'rating' });
  const { value } = field;
  const error = fieldState.error?.message;
  const name = useId();
  const errorId = useId();
  return (
    <chakra.fieldset aria-describedby={error ? errorId : undefined} minWidth="0">
      <chakra.legend fontWeight="semibold" fontSize="sm">
        {reviewsText.rating}
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
      {error && (
        <chakra.p id={errorId} role="alert" textStyle="error" fontWeight="medium" marginTop="1.5">
          {error}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}
