import { z } from 'zod';
import { storeOf } from '../database/document-store.ts';

/** The calls of one caller that count against one bucket, `rateLimits/{hash}`, in milliseconds since 1970. */
const CallLog = z.object({ hits: z.array(z.int()), expiresAt: z.date() });
type CallLog = z.output<typeof CallLog>;

export class RateLimits extends storeOf('rateLimits', CallLog) {}
