import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ComponentProps, type ReactNode } from 'react';

const Box = chakra('input', {
  base: { width: '5', height: '5', marginTop: '0.5', flexShrink: 0, accentColor: '{colors.accent}', cursor: 'pointer' },
});
const Label = chakra('label', {
  base: { display: 'flex', gap: '3', alignItems: 'flex-start', minHeight: 'touch', paddingY: '2', cursor: 'pointer' },
});
const Problem = chakra('p', { base: { color: 'coralText', fontSize: 'sm', fontWeight: 'medium' } });

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
