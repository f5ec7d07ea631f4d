import type * as operations from '@doubloon/contract/links/operations.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { checkAccountUrl } from './check-account.ts';

/** Answers if a web address is an account of the platform that exists. */
export const verifyAccount: Handler<typeof operations.verifyAccount> = async ({ safeFetch }, { body }) => {
  const { status, error } = await checkAccountUrl(safeFetch, body.url, body.platform);
  return { isValid: status === 'valid', status, ...(error !== undefined && { error }) };
};
