import { EVALUATION } from '../flags/flag-report.ts';
import { z } from 'zod';
import { BrowserError, MAX_REPORT_BYTES } from './browser-error.ts';
import { SystemStatus } from './status.ts';
import { anyone, defineOperation, testOnly } from '../calls/define-operation.ts';

export const getHealth = defineOperation('GET /health', {
  id: 'getHealth',
  summary: 'Whether the API answers',
  access: anyone,
  forMonitors: true,
  output: z.object({ status: z.literal('ok'), version: z.string() }),
  cost: { reads: 0, writes: 0 },
});

export const getStatus = defineOperation('GET /status', {
  id: 'getStatus',
  summary: 'What works: the database, the scheduled jobs, payments and mails',
  access: anyone,
  forMonitors: true,
  output: SystemStatus,
  cost: { reads: 20, writes: 0 },
});

export const reportBrowserError = defineOperation('POST /browser-errors', {
  id: 'reportBrowserError',
  summary: 'Report an error of the client, without anything about the person',
  access: anyone,
  maxBodyBytes: MAX_REPORT_BYTES,
  input: { body: BrowserError },
  rateLimits: [{ bucket: 'browser-errors', per: 'address', max: 30, windowSeconds: 600 }],
  cost: { reads: 0, writes: 0 },
});

export const runScheduledJob = defineOperation('POST /test/scheduled/{name}', {
  id: 'runScheduledJob',
  summary: 'Run one scheduled job now, as the deployed schedule would',
  access: testOnly,
  input: { params: z.object({ name: z.string().max(60) }) },
  output: z.object({ ran: z.string() }),
  errors: ['not_found'],
  // A payment whose day has come is examined before it is sent, which alone may read as much as an evaluation.
  cost: { reads: 200 + EVALUATION.reads, writes: 1000 },
});
