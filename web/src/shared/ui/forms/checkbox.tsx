import { useId, type ComponentProps, type ReactNode } from 'react';
import { chakra } from '../../style/chakra.tsx';

const Box = chakra('input', {
  base: {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    width: '5',
    height: '5',
    marginTop: '0.5',
    flexShrink: 0,
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'controlLine',
    borderRadius: 'sm',
    cursor: 'pointer',
    '&[aria-invalid=true]': { borderColor: 'coralText', borderWidth: '2px' },
    _checked: { bg: 'accent', borderColor: 'goldText' },
    _before: {
      content: '""',
      width: '3',
      height: '3',
      bg: 'onAccent',
      clipPath: 'polygon(14% 44%, 0 65%, 46% 100%, 100% 17%, 80% 3%, 41% 64%)',
      opacity: 0,
    },
    '&:checked::before': { opacity: 1 },
    // Colours of ours are not painted there; the system draws its own box.
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
});
const Label = chakra('label', {
  base: { display: 'flex', gap: '3', alignItems: 'flex-start', minHeight: 'touch', paddingY: '2', cursor: 'pointer' },
});
const Problem = chakra('p', { base: { textStyle: 'error', fontWeight: 'medium' } });

interface CheckboxProps extends Omit<ComponentProps<typeof Box>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

/** One box with its label and, when it must be ticked and is not, the reason below. */
export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <Label>
        <Box
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </Label>
      {error && (
        <Problem id={errorId} role="alert">
          {error}
        </Problem>
      )}
    </div>
  );
}
