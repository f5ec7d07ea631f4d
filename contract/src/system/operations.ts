import { z } from 'zod';
import { anyone, defineOperation, testOnly } from '../shared/operation.ts';

export const getHealth = defineOperation({
  id: 'getHealth',
  method: 'GET',
  path: '/health',
  summary: 'Whether the API answers',
  access: anyone,
  forMonitors: true,
  input: {},
  output: z.object({ status: z.literal('ok'), version: z.string() }),
  errors: [],
  cost: { reads: 0, writes: 0 },
});

export const runScheduledJob = defineOperation({
  id: 'runScheduledJob',
  method: 'POST',
  path: '/test/scheduled/{name}',
  summary: 'Run one scheduled job now, as the deployed schedule would',
  access: testOnly,
  input: { params: z.object({ name: z.string().max(60) }) },
  output: z.object({ ran: z.string() }),
  errors: ['not_found'],
  cost: { reads: 1000, writes: 1000 },
});
