import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Schema of a form, or a function that creates or loads it on first use, so that the form works before the schema library has loaded. */
export type FormSchema<Values extends FieldValues, Output> =
  | z.ZodType<Output, Values>
  | (() => z.ZodType<Output, Values> | Promise<z.ZodType<Output, Values>>);

/** Validates a form with a schema; `load` gets what that needs. */
export function schemaResolver<Values extends FieldValues, Output>(schema: FormSchema<Values, Output>) {
  const load = () =>
    Promise.all([import('./zod-resolver.ts'), Promise.resolve(typeof schema === 'function' ? schema() : schema)]);
  const resolver: Resolver<Values, unknown, Output> = async (...form) => {
    const [{ zodResolver }, loaded] = await load();
    return zodResolver(loaded)(...form);
  };
  return { resolver, load };
}
