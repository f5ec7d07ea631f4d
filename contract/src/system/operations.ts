import { z } from 'zod';
import { anyone, defineOperation, testOnly } from '../calls/define-operation.ts';

export const getHealth = defineOperation('GET /health', {
  id: 'getHealth',
  summary: 'Whether the API answers',
  access: anyone,
  forMonitors: true,
  output: z.object({ status: z.literal('ok'), version: z.string() }),
  cost: { reads: 0, writes: 0 },
});

export const runScheduledJob = defineOperation('POST /test/scheduled/{name}', {
  id: 'runScheduledJob',
  summary: 'Run one scheduled job now, as the deployed schedule would',
  access: testOnly,
  input: { params: z.object({ name: z.string().max(60) }) },
  output: z.object({ ran: z.string() }),
  errors: ['not_found'],
  cost: { reads: 1000, writes: 1000 },
});
