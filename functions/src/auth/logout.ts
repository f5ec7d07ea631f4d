import type * as operations from '@doubloon/contract/auth/operations.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { revokeSessions } from '../platform/identity/revoke-sessions.ts';

/**
 * Revokes the caller's refresh tokens; ID tokens already out are refused at once by rules and every call that changes something, and
 * within a minute by those that read.
 */
export const logout: Handler<typeof operations.logout> = async (call) => {
  await revokeSessions(call, call.caller.uid);
  return { success: true };
};
