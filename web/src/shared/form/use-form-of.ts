import { useEffect, useRef, type SyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { refusedFields, type RefusedField } from '../api/api-error.ts';

interface FormDraft<Values> {
  /** Undefined while it is looked for; null when there is nothing. */
  found: Partial<Values> | null | undefined;
  keep: (values: Values) => void;
  /** True where the form begins with what comes back, so that only what is typed from then on is a change. */
  isBeginning?: boolean;
}

export interface FormWork<Values extends FieldValues, Output> {
  schema: FormSchema<Values, Output>;
  /** Initial values. */
  defaults: Values;
  /** Sends it; the form is busy meanwhile. Rejected, it stays unsent: the fields that were refused say so, all else is told by whoever sends it. */
  onSubmit: (values: Output) => Promise<unknown>;
  /** The fields of this form that a failure is about, where the server does not name them as the form does. */
  refusals?: (error: unknown) => readonly RefusedField[];
  /** Draft to restore at the start and to save while typing. */
  draft?: FormDraft<Values> | undefined;
  /** Something was typed that cannot be sent; its fields say so. */
  onInvalid?: (errors: FieldErrors<Values>) => void;
}

/** Leaves the form unsent; why has been told. */
class NotSent extends Error {}

/** A form's state and its one way to be sent; for `FormBody`, where `Form` and `FormDialog` do not fit. */
export function useFormOf<Values extends FieldValues, Output>({
  schema,
  defaults,
  onSubmit,
  refusals = refusedFields,
  draft,
  onInvalid,
}: FormWork<Values, Output>) {
  const { resolver, load } = schemaResolver(schema);
  const form = useForm<Values, unknown, Output>({
    defaultValues: defaults as DefaultValues<Values>,
    resolver,
    // `FormBody` leads to it once what is wrong with it is on the screen.
    shouldFocusError: false,
  });
  useFormDraft(form, defaults, draft);
  const { isSubmitting } = form.formState;
  const send = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      for (const { field, message } of refusals(error)) {
        if (field in defaults) form.setError(field as FieldPath<Values>, { message });
      }
      throw new NotSent();
    }
  }, onInvalid);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    void send(event).catch((error: unknown) => {
      if (!(error instanceof NotSent)) throw error;
    });
  };
  // Whoever sends it finds out and is told when it cannot be loaded.
  return { form, submit, prepare: () => void load().catch(() => undefined) };
}

/** Brings back what was kept, unless something was typed before it was found, and keeps what is typed. */
function useFormDraft<Values extends FieldValues, Output>(
  { reset, subscribe, formState }: UseFormReturn<Values, unknown, Output>,
  defaults: Values,
  draft: FormDraft<Values> | undefined,
): void {
  const latest = useRef({ defaults, draft });
  const isBack = useRef(draft === undefined);
  const isComingBack = useRef(false);
  const { isDirty } = formState;
  const found = draft?.found;
  useEffect(() => {
    latest.current = { defaults, draft };
  });
  useEffect(() => {
    if (isBack.current || found === undefined) return;
    isBack.current = true;
    if (!found || isDirty) return;
    isComingBack.current = true;
    reset({ ...latest.current.defaults, ...found }, { keepDefaultValues: !latest.current.draft?.isBeginning });
    isComingBack.current = false;
  }, [found, isDirty, reset]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => isComingBack.current || latest.current.draft?.keep(values),
      }),
    [subscribe],
  );
}

/** Schema of a form, or a function that creates or loads it on first use, so that the form works before the schema library has loaded. */
type FormSchema<Values extends FieldValues, Output> =
  | z.ZodType<Output, Values>
  | (() => z.ZodType<Output, Values> | Promise<z.ZodType<Output, Values>>);

/** Validates a form with a schema; `load` gets what that needs. */
function schemaResolver<Values extends FieldValues, Output>(schema: FormSchema<Values, Output>) {
  const load = () =>
    Promise.all([import('./zod-resolver.ts'), Promise.resolve(typeof schema === 'function' ? schema() : schema)]);
  const resolver: Resolver<Values, unknown, Output> = async (...form) => {
    const [{ zodResolver }, loaded] = await load();
    return zodResolver(loaded)(...form);
  };
  return { resolver, load };
}
