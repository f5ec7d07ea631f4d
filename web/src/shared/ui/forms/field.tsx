import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { createContext, useContext, useId, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { chakra, cva } from '../../style/chakra.tsx';
import { IconButton } from '../buttons/button.tsx';

interface FieldIds {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldIds | undefined>(undefined);

/** The attributes that tie a control to the label, hint and error of the `Field` around it; nothing outside of one. */
export function useFieldAttributes() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}

/** The look shared by text inputs, textareas and selects. */
const controlRecipe = cva({
  base: {
    display: 'block',
    width: 'full',
    minHeight: 'touch',
    paddingX: '3.5',
    paddingY: '2',
    bg: 'surface',
    color: 'text',
    fontSize: 'md',
    borderWidth: '1px',
    borderColor: 'controlLine',
    borderRadius: 'md',
    transition: 'border-color 140ms',
    '&[aria-invalid=true]': { borderColor: 'coralText', borderWidth: '2px' },
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
  },
});

const Input = chakra('input', controlRecipe);

/** A one-line input; inside a `Field` it is labelled by it. */
export function TextInput(props: ComponentProps<typeof Input>) {
  return <Input {...useFieldAttributes()} {...props} />;
}

const Area = chakra('textarea', controlRecipe);

/** A text of several lines; inside a `Field` it is labelled by it. */
export function Textarea(props: ComponentProps<typeof Area>) {
  return <Area rows={4} resize="vertical" {...useFieldAttributes()} {...props} />;
}

const Native = chakra('select', controlRecipe);

/** The browser's own select, so that phones show their own picker; inside a `Field` it is labelled by it. */
function Select({ children, ...rest }: ComponentProps<typeof Native>) {
  return (
    <chakra.div position="relative">
      <Native appearance="none" paddingRight="10" cursor="pointer" {...useFieldAttributes()} {...rest}>
        {children}
      </Native>
      <chakra.span
        position="absolute"
        right="3"
        top="50%"
        transform="translateY(-50%)"
        pointerEvents="none"
        color="muted"
        aria-hidden
      >
        <ChevronDown size={18} />
      </chakra.span>
    </chakra.div>
  );
}

/** A select as wide as its choice and without a visible label, for a line of tools; named by `aria-label`. */
export function CompactSelect(props: ComponentProps<typeof Native>) {
  return (
    <chakra.div minWidth="0">
      <Select width="auto" maxWidth="full" {...props} />
    </chakra.div>
  );
}

const Label = chakra('label', {
  base: { display: 'block', fontWeight: 'semibold', fontSize: 'sm', marginBottom: '1.5' },
});
const Optional = chakra('span', { base: { color: 'muted', fontWeight: 'normal' } });

/** Says below a control what somebody needs to know before they fill it in. */
export const Hint = chakra('p', { base: { textStyle: 'hint', marginTop: '1.5' } });

/** Says below a control what is wrong with it. */
export const FieldError = chakra(
  'p',
  { base: { textStyle: 'error', fontWeight: 'medium', marginTop: '1.5' } },
  { defaultProps: { role: 'alert' } },
);

interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean | undefined;
  /** True to say "(optional)" behind the label. */
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
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </chakra.div>
    </FieldContext>
  );
}

interface ChoiceFieldProps
  extends
    Omit<ComponentProps<typeof Select>, 'children'>,
    Pick<ComponentProps<typeof Field>, 'error' | 'hint' | 'optional' | 'required'> {
  label: string;
  /** Options; a plain string is both value and label. */
  options: readonly (string | { value: string; label: string })[];
  /** Label of the empty option, where choosing nothing is allowed. */
  none?: string;
}

/** A labelled choice of one from a list. */
export function ChoiceField({ label, optional, required, hint, error, options, none, ...select }: ChoiceFieldProps) {
  return (
    <Field label={label} optional={optional} required={required} hint={hint} error={error}>
      <Select {...select}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => {
          const { value, label: shown } = typeof option === 'string' ? { value: option, label: option } : option;
          return (
            <option key={value} value={value}>
              {shown}
            </option>
          );
        })}
      </Select>
    </Field>
  );
}

/** A password with a button that shows and hides it. */
export function PasswordInput(props: ComponentProps<typeof TextInput>) {
  const [shown, setShown] = useState(false);
  return (
    <chakra.div position="relative">
      <TextInput {...props} type={shown ? 'text' : 'password'} paddingRight="12" />
      <chakra.div position="absolute" right="0" top="0" color="muted">
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      </chakra.div>
    </chakra.div>
  );
}
