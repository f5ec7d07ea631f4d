import { randomInt } from 'node:crypto';
import { VERIFICATION_CODE_LENGTH, VERIFICATION_CODE_MINUTES } from '@doubloon/contract/shared/constants.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type * as operations from '@doubloon/contract/social-accounts/operations.ts';
import type { VerificationCode } from '@doubloon/contract/social-accounts/operations.ts';
import { checkAccountUrl } from '../links/check-account.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Call } from '../platform/dependencies.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { linkedBySomebodyElse, refusedAccountUrl, unverifiableAccount } from './account-refusals.ts';

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
export async function issueCode(
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
