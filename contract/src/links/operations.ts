import { named } from '../shared/values.ts';
import { z } from 'zod';
import { defineOperation, onlyRoles, signedIn } from '../calls/define-operation.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { LINK_CHECKS } from '../calls/operation.ts';
import { EnteredAccountUrl, EnteredUrl } from './entered-url.ts';

/** The result of a check. `unverifiable`: the platform showed a login wall or did not answer, which proves nothing. */
const CheckResult = named('LinkCheck', {
  isValid: z.boolean(),
  status: z.enum(['valid', 'invalid', 'unverifiable']),
  error: z.string().optional(),
});

export const verifyLink = defineOperation('POST /utils/verify-link', {
  id: 'verifyLink',
  summary: 'Whether a URL is a post that exists',
  access: onlyRoles('content_creator'),
  input: { body: z.object({ url: EnteredUrl }) },
  rateLimits: [LINK_CHECKS],
  output: CheckResult.extend({ platform: z.enum(PLATFORM_IDS).nullable() }),
  cost: { reads: 0, writes: 0 },
});

export const verifyAccount = defineOperation('POST /utils/verify-account', {
  id: 'verifyAccount',
  summary: 'Whether a URL is an account of a platform that exists',
  access: signedIn,
  input: { body: z.object({ url: EnteredAccountUrl, platform: z.enum(PLATFORM_IDS) }) },
  rateLimits: [LINK_CHECKS],
  output: CheckResult,
  cost: { reads: 0, writes: 0 },
});
