import { useId, useMemo, type ReactNode } from 'react';
import { chakra } from '../../style/chakra.tsx';
import { FieldContext } from './field-context.ts';

const Label = chakra('label', {
  base: { display: 'block', fontWeight: 'semibold', fontSize: 'sm', marginBottom: '1.5' },
});
const Optional = chakra('span', { base: { color: 'muted', fontWeight: 'normal' } });
const Hint = chakra('p', { base: { textStyle: 'hint', marginTop: '1.5' } });
const Problem = chakra('p', { base: { textStyle: 'error', fontWeight: 'medium', marginTop: '1.5' } });

interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean | undefined;
  /** Says "(optional)" behind the label. */
  optional?: boolean | undefined;
  children: ReactNode;
}

/** Ties one control to its label, hint and inline error, for eyes and for screen readers alike. */
export function Field({ label, error, hint, required = false, optional = false, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined;
  const ids = useMemo(
    () => ({ id, describedBy, invalid: Boolean(error), required }),
    [id, describedBy, error, required],
  );
  return (
    <FieldContext value={ids}>
      <chakra.div minWidth="0">
        <Label htmlFor={id}>
          {label}
          {optional && <Optional> (optional)</Optional>}
        </Label>
        {children}
        {hint && <Hint id={hintId}>{hint}</Hint>}
        {error && (
          <Problem id={errorId} role="alert">
            {error}
          </Problem>
        )}
      </chakra.div>
    </FieldContext>
  );
}
