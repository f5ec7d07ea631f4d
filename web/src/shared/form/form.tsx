import { useEffect, useRef, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react';
import { FormProvider, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';
import { useFormOf, type FormWork } from './use-form-of.ts';
import { chakra } from '../style/chakra.tsx';

const Element = chakra('form', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } });

export interface FormLook<Values extends FieldValues> extends Omit<
  ComponentProps<typeof Element>,
  'onInvalid' | 'onSubmit' | 'ref'
> {
  /** Accessible name of the form. */
  label?: string | undefined;
  /** The field that has the focus at first. */
  startAt?: FieldPath<Values>;
  /** Leaving what is typed and not sent asks first; what is kept for coming back asks in its own words, what is nothing worth asks not at all. */
  leaving?: 'asks' | 'kept' | 'free';
  children: ReactNode;
}

/** A form: checked by its schema, sent once, led to what is wrong with it, and not left unsent unasked. Its fields are those of `fieldsOf`. */
export function Form<Values extends FieldValues, Output>({
  schema,
  defaults,
  onSubmit,
  refusals,
  draft,
  onInvalid,
  ...look
}: FormWork<Values, Output> & FormLook<Values>) {
  return <FormBody {...useFormOf({ schema, defaults, onSubmit, refusals, draft, onInvalid })} {...look} />;
}

interface FormBodyProps<Values extends FieldValues, Output> extends FormLook<Values> {
  form: UseFormReturn<Values, unknown, Output>;
  submit: (event: SyntheticEvent) => void;
  /** Loads what checking needs, as soon as somebody begins, so that a connection that fails later loses nothing. */
  prepare: () => void;
}

/** The `<form>` element, for a form whose state is also needed outside it (`useFormOf`). */
export function FormBody<Values extends FieldValues, Output>({
  form,
  submit,
  prepare,
  label,
  startAt,
  leaving = 'asks',
  ...look
}: FormBodyProps<Values, Output>) {
  const element = useRef<HTMLFormElement>(null);
  const { isDirty, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  // A kept draft may be left while it is being sent: paying for it navigates away.
  const isUnsent = leaving === 'kept' ? !isSubmitting : leaving === 'asks';
  useAskBeforeLeaving(isDirty && !isSubmitSuccessful && isUnsent, { kept: leaving === 'kept' });
  const first = useRef(startAt);
  const { setFocus } = form;
  useEffect(() => {
    if (first.current) setFocus(first.current);
  }, [setFocus]);
  useEffect(() => {
    if (submitCount > 0) leadToProblem(element.current);
  }, [submitCount]);
  return (
    <FormProvider {...form}>
      <Element ref={element} noValidate aria-label={label} onSubmit={submit} onFocus={prepare} {...look} />
    </FormProvider>
  );
}

/**
 * Leads somebody to the first field of a form that is wrong: it gets the focus, and its label and what is wrong with it are scrolled
 * into view. Nothing happens where nothing is marked as wrong.
 */
export function leadToProblem(form: ParentNode | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  if (!field) return;
  field.focus({ preventScroll: true });
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const labels = 'labels' in field ? [...((field.labels as NodeListOf<Element> | null) ?? [])] : [];
  // The label comes last: where not all of it fits, the beginning is what one needs to see.
  for (const part of [...described.map((id) => document.getElementById(id)).reverse(), field, ...labels]) {
    part?.scrollIntoView({ block: 'nearest' });
  }
}
