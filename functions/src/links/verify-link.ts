import type * as operations from '@doubloon/contract/links/operations.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { checkAccountUrl } from './check-account.ts';
import { checkPostLink } from './check-link.ts';

/** Answers if a web address is an account of the platform that exists. */
export const verifyAccount: Handler<typeof operations.verifyAccount> = async ({ safeFetch }, { body }) => {
  const { status, error } = await checkAccountUrl(safeFetch, body.url, body.platform);
  return { isValid: status === 'valid', status, ...(error !== undefined && { error }) };
};

/** Answers if a web address is a post that exists, as the platform shows it to the server. */
export const verifyLink: Handler<typeof operations.verifyLink> = async ({ safeFetch }, { body }) => {
  const { status, platform, error } = await checkPostLink(safeFetch, body.url);
  return { isValid: status === 'valid', status, platform, ...(error !== undefined && { error }) };
};
