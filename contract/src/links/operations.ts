import { z } from 'zod';
import { defineOperation, onlyRoles, signedIn } from '../shared/operation.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { LINK_CHECKS } from '../shared/rate-limit.ts';
import { EnteredAccountUrl } from './entered-account-url.ts';
import { EnteredUrl } from './entered-url.ts';

/** `unverifiable`: the platform showed a login wall or did not answer; that is neither a yes nor a no. */
const CheckResult = z
  .object({
    isValid: z.boolean(),
    status: z.enum(['valid', 'invalid', 'unverifiable']),
    error: z.string().optional(),
  })
  .meta({ id: 'LinkCheck' });

export const verifyLink = defineOperation({
  id: 'verifyLink',
  method: 'POST',
  path: '/utils/verify-link',
  summary: 'Whether a URL is a post that exists',
  access: onlyRoles('content_creator'),
  input: { body: z.object({ url: EnteredUrl }) },
  rateLimits: [LINK_CHECKS],
  output: CheckResult.extend({ platform: z.enum(PLATFORM_IDS).nullable() }),
  errors: [],
  cost: { reads: 0, writes: 0 },
});

export const verifyAccount = defineOperation({
  id: 'verifyAccount',
  method: 'POST',
  path: '/utils/verify-account',
  summary: 'Whether a URL is an account of a platform that exists',
  access: signedIn,
  input: { body: z.object({ url: EnteredAccountUrl, platform: z.enum(PLATFORM_IDS) }) },
  rateLimits: [LINK_CHECKS],
  output: CheckResult,
  errors: [],
  cost: { reads: 0, writes: 0 },
});
