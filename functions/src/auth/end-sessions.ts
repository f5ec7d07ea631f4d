import type { logout } from '@doubloon/contract/auth/operations.ts';
import type { Handler } from '../platform/operation-route.ts';
import { revokeSessions } from '../platform/revoke-sessions.ts';

/**
 * Revokes the caller's refresh tokens; ID tokens already out are refused at once by rules and every call that changes something, and
 * within a minute by those that read.
 */
export const endSessions: Handler<typeof logout> = async (call) => {
  await revokeSessions(call, call.caller.uid);
  return { success: true };
};
