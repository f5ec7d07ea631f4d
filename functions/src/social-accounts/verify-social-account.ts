import type * as operations from '@doubloon/contract/social-accounts/operations.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { linkByCode } from './link-by-code.ts';
import { getOwnAccount } from './own-account.ts';
import { toSocialAccountView } from './social-account-view.ts';

/** Looks for the code of the caller's pending account; one that is linked already, with nothing pending, is answered as it is. */
export const verifySocialAccount: Handler<typeof operations.verifySocialAccount> = async (call, { params }) => {
  const { linked, issued } = await getOwnAccount(call.db, call.caller, params.id);
  if (!issued) return { status: 'valid', error: null, account: toSocialAccountView(linked) };
  const outcome = await linkByCode(call, issued);
  if (outcome.status === 'valid') {
    return { status: 'valid', error: null, account: toSocialAccountView(outcome.account) };
  }
  const { status, error } = outcome;
  return { status, error, account: toSocialAccountView(linked, issued) };
};
