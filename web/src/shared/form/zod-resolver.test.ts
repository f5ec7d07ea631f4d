import { expect, it } from 'vitest';
import { z } from 'zod';
import { zodResolver } from './zod-resolver.ts';

const schema = z.object({
  title: z.string().max(5),
  budget: z.number(),
  role: z.enum(['a', 'b'], 'Please select a role'),
});

it('says what a schema has no words for as people speak', async () => {
  const values = { title: 'too long', budget: 'ten' as unknown as number, role: 'c' as 'a' };
  const options = { fields: {}, shouldUseNativeValidation: false };
  expect((await zodResolver(schema)(values, undefined, options)).errors).toMatchObject({
    title: { message: 'At most 5 characters' },
    budget: { message: 'Must be a number' },
    role: { message: 'Please select a role' },
  });
});
