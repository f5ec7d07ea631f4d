import { z } from 'zod';
import { anyone, defineOperation } from '../shared/operation.ts';

export const getHealth = defineOperation({
  id: 'getHealth',
  method: 'GET',
  path: '/health',
  summary: 'Whether the API answers',
  access: anyone,
  input: {},
  output: z.object({ status: z.literal('ok'), version: z.string() }),
  errors: [],
  cost: { reads: 0, writes: 0 },
});
