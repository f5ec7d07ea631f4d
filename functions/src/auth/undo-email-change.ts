import type { undoEmailChange as operation } from '@doubloon/contract/auth/operations.ts';
import { recoverEmailByCode } from '../platform/identity-toolkit.ts';
import type { Verb } from '../platform/operation-route.ts';
import { markEmailVerified } from '../users/mark-email-verified.ts';
import { keepOut } from './keep-proven-email.ts';
import { mailedCodeRefused } from './mailed-code-refused.ts';

/**
 * Gives an identity the e-mail back that somebody has changed, with the code that the identity service mails to the old address at every change, and keeps
 * whoever changed it out. Throws `invalid_input` for a code that is no good (any more).
 */
export const undoEmailChange: Verb<typeof operation> = async (call, { body }) => {
  const recovered = await recoverEmailByCode(call, body.code);
  if (!recovered) throw mailedCodeRefused();
  await keepOut(call, await call.auth.getUser(recovered.uid));
  await markEmailVerified(call.db, recovered.uid, recovered.email);
  return { success: true };
};
