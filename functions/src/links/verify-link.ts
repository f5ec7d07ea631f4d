import type {
  verifyAccount as accountOperation,
  verifyLink as linkOperation,
} from '@doubloon/contract/links/operations.ts';
import type { Verb } from '../platform/operation-route.ts';
import { checkAccountUrl } from './check-account.ts';
import { checkPostLink } from './check-link.ts';

/** Whether a web address is a post that exists, as the platform shows it to the server. */
export const verifyLink: Verb<typeof linkOperation> = async ({ safeFetch }, { body }) => {
  const { status, platform, error } = await checkPostLink(safeFetch, body.url);
  return { isValid: status === 'valid', status, platform, ...(error !== undefined && { error }) };
};

/** Whether a web address is an account of the platform that exists. */
export const verifyAccount: Verb<typeof accountOperation> = async ({ safeFetch }, { body }) => {
  const { status, error } = await checkAccountUrl(safeFetch, body.url, body.platform);
  return { isValid: status === 'valid', status, ...(error !== undefined && { error }) };
};
