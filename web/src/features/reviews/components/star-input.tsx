import { Star } from 'lucide-react';
import { useId, type Ref } from 'react';
import { chakra } from '../../../shared/style/chakra.tsx';
import { MAX_STARS } from '../../../shared/ui/stars.tsx';

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

interface StarInputProps {
  label: string;
  value: number | null;
  onChange: (stars: number) => void;
  error: string | undefined;
  /** The first star, to be focused when none is chosen. */
  ref: Ref<HTMLInputElement>;
}

/** One to five stars to choose from, with the arrow keys too. */
export function StarInput({ label, value, onChange, error, ref }: StarInputProps) {
  const name = useId();
  const errorId = useId();
  return (
    <chakra.fieldset aria-describedby={error ? errorId : undefined} minWidth="0">
      <chakra.legend fontWeight="semibold" fontSize="sm">
        {label}
      </chakra.legend>
      <chakra.div display="flex" marginLeft="-2">
        {Array.from({ length: MAX_STARS }, (_, index) => index + 1).map((stars) => (
          <Choice key={stars} filled={value !== null && stars <= value}>
            <Radio
              ref={stars === (value ?? 1) ? ref : undefined}
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              aria-label={stars === 1 ? '1 star' : `${stars} stars`}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(stars)}
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
