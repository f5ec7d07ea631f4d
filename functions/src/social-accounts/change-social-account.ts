import { randomInt } from 'node:crypto';
import { VERIFICATION_CODE_LENGTH, VERIFICATION_CODE_MINUTES } from '@doubloon/contract/shared/constants.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type * as operations from '@doubloon/contract/social-accounts/operations.ts';
import type { VerificationCode } from '@doubloon/contract/social-accounts/operations.ts';
import { checkAccountUrl } from '../links/check-account.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Call } from '../platform/dependencies.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { linkedBySomebodyElse, refusedAccountUrl, unverifiableAccount } from './link-account.ts';
import { getOwnAccount, toSocialAccountView } from './show-social-accounts.ts';

const CODE_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Gives the caller a code to put on the profile page of an account that exists. */
export const issueVerificationCode: Handler<typeof operations.issueVerificationCode> = async (call, { body }) => {
  const { code, expiresAt } = await issueCode(call, body);
  return { code, expires_at: expiresAt };
};

/**
 * Issues a code for an account that exists; it replaces the caller's earlier code for the platform. Throws `invalid_input`,
 * `provider_unavailable` when the platform does not say, `already_exists` when somebody else has linked the account. Reads 1, writes 1.
 */
async function issueCode(
  { db, clock, caller, safeFetch }: Call,
  wanted: { readonly platform: PlatformId; readonly accountUrl: string },
): Promise<VerificationCode> {
  const { platform, accountUrl: requestedUrl } = wanted;
  const { status, handle, profileUrl, error } = await checkAccountUrl(safeFetch, requestedUrl, platform);
  if (status === 'unverifiable') throw unverifiableAccount();
  if (status === 'invalid' || !handle || !profileUrl) throw refusedAccountUrl(error ?? 'Invalid account URL');
  const linkedBy = await db.socialHandles.findOwner(platform, handle);
  if (linkedBy !== null && linkedBy !== caller.uid) throw linkedBySomebodyElse();

  const issuedAt = clock.now();
  const expiresAt = new Date(issuedAt.getTime() + VERIFICATION_CODE_MINUTES * 60_000);
  const code = Array.from({ length: VERIFICATION_CODE_LENGTH }, randomCharacter).join('');
  const { uid } = caller;
  const issued = { uid, platform, requestedUrl, accountUrl: profileUrl, code, issuedAt, expiresAt };
  await unitOfWork({ db }, (tx) => tx.verificationCodes.put(issued));
  return issued;
}

function randomCharacter(): string {
  return CODE_CHARACTERS.charAt(randomInt(CODE_CHARACTERS.length));
}

/** Begins to link an account of a platform; one that is linked already stays so until the new one is verified. */
export const createSocialAccount: Handler<typeof operations.createSocialAccount> = async (call, { body }) => {
  const issued = await issueCode(call, body);
  return toSocialAccountView(await call.db.socialAccounts.findOf(call.caller.uid, body.platform), issued);
};

/** Names another account in place of a pending one. Throws `illegal_state` when none is pending: what is linked stays what it is. */
export const updateSocialAccount: Handler<typeof operations.updateSocialAccount> = async (call, { params, body }) => {
  const { linked, issued } = await getOwnAccount(call.db, call.caller, params.id);
  if (!issued) {
    throw new AppError('illegal_state', 'This account is verified. Unlink it, or link another one in its place.');
  }
  const { platform } = issued;
  return toSocialAccountView(linked, await issueCode(call, { platform, accountUrl: body.accountUrl }));
};

/**
 * Unlinks an account, so that anybody may link it, and ends a check under way. Throws `illegal_state` while a treasure of the platform
 * is undecided: its owner reviews it as this account's post.
 */
export const deleteSocialAccount: Handler<typeof operations.deleteSocialAccount> = async (call, { params }) => {
  const { db } = call;
  await unitOfWork({ db }, async (tx) => {
    const { linked, issued } = await getOwnAccount(tx, call.caller, params.id);
    if (linked && (await tx.deliverables.hasUndecided(linked.uid, linked.platform))) {
      throw new AppError(
        'illegal_state',
        'A treasure on this platform is still under review. Please wait for its decision.',
      );
    }
    if (linked) {
      tx.socialAccounts.unlink(linked);
      tx.users.removeSocialLink(linked.uid, linked.platform);
    }
    if (issued) tx.verificationCodes.removeOf(issued);
  });
  return { success: true };
};
