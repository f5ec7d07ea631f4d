import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * Validates a form with a schema that is loaded when it is first needed, so that a form can be shown and typed into
 * before the schema library has arrived. `load` is a dynamic import of the schema.
 */
export function lazyZodResolver<Values extends FieldValues, Output>(
  load: () => Promise<z.ZodType<Output, Values>>,
): Resolver<Values, unknown, Output> {
  return async (...form) => {
    const [{ zodResolver }, schema] = await Promise.all([import('./zod-resolver.ts'), load()]);
    return zodResolver(schema)(...form);
  };
}
