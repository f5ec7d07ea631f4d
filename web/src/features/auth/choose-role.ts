import { updateProfile } from '@doubloon/contract/auth/operations.ts';
import type { ChoosableRole } from '@doubloon/contract/shared/roles.ts';
import { messageOf } from '../../shared/api/api-error.ts';
import { request } from '../../shared/api/request.ts';
import { currentIdToken } from '../../shared/firebase/auth.ts';
import { saveSession, useSession, whileBusy, roleLabel } from '../../shared/state/session.ts';
import { toastError, toastSuccess } from '../../shared/state/toasts.ts';
import { authText } from '../../shared/text/auth.ts';

/** Agrees to the terms and takes a role, once and for good, and renews the token, which carries the role. Says how it went. */
export function chooseRole(role: ChoosableRole): Promise<void> {
  return whileBusy(async () => {
    try {
      const profile = await request(updateProfile, { body: { role, agreeToTerms: true } });
      const token = (await currentIdToken(profile.uid, true)) ?? useSession.getState().token;
      if (token) saveSession(token, profile);
      toastSuccess(authText.roleUpdated(roleLabel(role)));
    } catch (error) {
      toastError(messageOf(error, authText.roleUpdateFailed));
    }
  });
}
