import { z } from 'zod';

/** Several values of one kind, comma-separated in the query: at most `most` of them, in at most `longest` characters. */
export const commaSeparated = <Value extends string>(
  one: z.ZodType<Value, Value>,
  { most, longest }: { most: number; longest: number },
) =>
  z.codec(z.string().max(longest), z.array(one).min(1).max(most), {
    decode: (text) => text.split(',').filter(Boolean) as Value[],
    encode: (values) => values.join(','),
  });
