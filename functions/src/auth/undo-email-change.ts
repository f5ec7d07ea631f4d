import type * as operations from '@doubloon/contract/auth/operations.ts';
import type { Call } from '../platform/dependencies.ts';
import { emailToRecover, recoverEmailByCode } from '../platform/identity/identity-toolkit.ts';
import type { BrowserHandler } from '../platform/http/operation-route.ts';
import { findByProvenEmail } from '../users/find-by-proven-email.ts';
import { markEmailVerified } from '../users/mark-email-verified.ts';
import { keepOut } from './keep-proven-email.ts';
import { refuseMailedCode } from './mailed-code-refused.ts';
import { releaseAbandonedEmail } from './release-email.ts';
import { vacateEmail } from './vacate-email.ts';

/**
 * Gives an identity the e-mail back that somebody has changed, with the code that the identity service mails to the old address at every change, and keeps
 * whoever changed it out. Whoever has taken the e-mail meanwhile without an account loses it. Throws `invalid_input` for a code that is no good (any more).
 */
export const undoEmailChange: BrowserHandler<typeof operations.undoEmailChange> = async (call, { body }, browser) => {
  const email = await emailToRecover(call, body.code);
  if (email !== null) await free(call, email);
  const recovered = await recoverEmailByCode(call, body.code);
  if (!recovered) throw await refuseMailedCode(browser);
  await keepOut(call, await call.auth.getUser(recovered.uid), recovered.email);
  await markEmailVerified(call.db, recovered.uid, recovered.email);
  return { success: true };
};

async function free(call: Call<null>, email: string): Promise<void> {
  const owner = await findByProvenEmail(call.db, email);
  if (owner) await vacateEmail(call, email, owner.uid);
  else await releaseAbandonedEmail(call, email);
}
