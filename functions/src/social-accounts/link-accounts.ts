import { randomInt } from 'node:crypto';
import { VERIFICATION_CODE_LENGTH, VERIFICATION_CODE_MINUTES } from '@doubloon/contract/shared/constants.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { VerificationCode, SocialAccount } from '@doubloon/contract/social-accounts/operations.ts';
import { accountHandle } from '@doubloon/contract/links/account-url.ts';
import { checkAccountUrl, findCodeOnProfile } from '../links/check-account.ts';
import { AppError, illegalState, invalidField } from '../platform/app-error.ts';
import { type Documents, unitOfWork, type Tx } from '../platform/database/database.ts';
import type { Call, Dependencies, Handler } from '../platform/dependencies.ts';
import { getOwnAccount, toSocialAccountView } from './show-social-accounts.ts';

const CODE_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Gives the caller a code to put on the profile page of an account that exists. */
export const issueVerificationCode: Handler<'issueVerificationCode'> = async (call, { body }) => {
  const { code, expiresAt } = await issueCode(call, body);
  return { code, expires_at: expiresAt };
};

/**
 * Issues a code for an account that exists; it replaces the caller's earlier code for the platform. Throws `invalid_input`,
 * `provider_unavailable` when the platform does not say, `already_exists` when somebody else has linked the account, `illegal_state` when it
 * could not take the place of the one that is linked. Reads at most 3, writes 1.
 */
async function issueCode(
  { db, clock, caller, safeFetch }: Call,
  wanted: { readonly platform: PlatformId; readonly accountUrl: string },
): Promise<VerificationCode> {
  const { platform, accountUrl: requestedUrl } = wanted;
  const { status, handle, profileUrl, error } = await checkAccountUrl(safeFetch, requestedUrl, platform);
  if (status === 'unverifiable') throw unverifiableAccount();
  if (status === 'invalid' || !handle || !profileUrl)
    throw invalidField('body.accountUrl', error ?? 'Invalid account URL');
  const linkedBy = await db.socialHandles.findOwner(platform, handle);
  if (linkedBy !== null && linkedBy !== caller.uid) throw linkedBySomebodyElse();
  await requireReplaceable(db, await db.socialAccounts.findOf(caller.uid, platform), handle);

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
export const createSocialAccount: Handler<'createSocialAccount'> = async (call, { body }) => {
  const issued = await issueCode(call, body);
  return toSocialAccountView(await call.db.socialAccounts.findOf(call.caller.uid, body.platform), issued);
};

/** Names another account in place of a pending one. Throws `illegal_state` when none is pending: a linked account stays. */
export const updateSocialAccount: Handler<'updateSocialAccount'> = async (call, { params, body }) => {
  const { linked, issued } = await getOwnAccount(call.db, call.caller, params.id);
  if (!issued) throw illegalState('This account is verified. Unlink it, or link another one in its place.');
  const { platform } = issued;
  return toSocialAccountView(linked, await issueCode(call, { platform, accountUrl: body.accountUrl }));
};

/**
 * Unlinks an account, so that anybody may link it, and ends a check under way. Throws `illegal_state` while a treasure of the platform
 * is undecided: its owner reviews it as this account's post.
 */
export const deleteSocialAccount: Handler<'deleteSocialAccount'> = async (call, { params }) => {
  const { db } = call;
  await unitOfWork({ db }, async (tx) => {
    const { linked, issued } = await getOwnAccount(tx, call.caller, params.id);
    if (linked) {
      await requireNothingUndecided(tx, linked);
      tx.socialAccounts.unlink(linked);
      tx.users.removeSocialLink(linked.uid, linked.platform);
    }
    if (issued) tx.verificationCodes.removeOf(issued);
  });
  return { success: true };
};

/** Throws `illegal_state` while a treasure is undecided, which its owner reviews as a post of the linked account. Reads 1. */
async function requireNothingUndecided(documents: Documents, { uid, platform, handle }: SocialAccount): Promise<void> {
  const undecided = await documents.deliverables.findUndecided(uid, platform);
  if (!undecided) return;
  throw illegalState(
    `Your treasure for "${undecided.campaignTitle}" is not decided yet, and it is reviewed as a post of ${handle}. Wait for its decision, or take it back first.`,
  );
}

/** Throws `illegal_state` when another account cannot take the place of the linked one now. Reads at most 1. */
async function requireReplaceable(documents: Documents, linked: SocialAccount | null, handle: string): Promise<void> {
  if (linked && linked.handle !== handle) await requireNothingUndecided(documents, linked);
}

/** An account that was just linked, of which nobody has read how many follow it. */
export const linkedAccount = (
  account: Omit<SocialAccount, 'followers' | 'followersDueAt' | 'platformId'>,
): SocialAccount => ({ ...account, followers: null, followersDueAt: null, platformId: null });

/** Result of linking: the linked account, or the message for the person. */
type LinkOutcome =
  | { readonly status: 'valid'; readonly account: SocialAccount }
  | { readonly status: 'invalid' | 'unverifiable'; readonly error: string; readonly reason?: string };

const FAILED = 'Verification failed. Please try again.';

/**
 * Looks for an issued code on its profile page and links the account when it is there, in place of any other of the platform. Throws
 * `illegal_state` for a code that has expired and as `linkAccount`, `already_exists` when somebody else has linked the account. Reads at most 5, writes up to 5.
 */
async function linkByCode(
  { db, clock, safeFetch }: Pick<Dependencies, 'db' | 'clock' | 'safeFetch'>,
  issued: VerificationCode,
): Promise<LinkOutcome> {
  const { uid, platform, code } = issued;
  if (issued.expiresAt <= clock.now()) {
    throw illegalState('Your verification code has expired. Please request a new one.');
  }
  const found = await findCodeOnProfile(safeFetch, issued.accountUrl, platform, code);
  const { status, handle, profileUrl, error = FAILED, reason } = found;
  if (status === 'unverifiable') return { status, error: 'Unable to verify account' };
  if (status === 'invalid' || !handle || !profileUrl) return { status: 'invalid', error, ...(reason && { reason }) };
  const verifiedAt = clock.now();
  const account = linkedAccount({ uid, platform, handle, url: profileUrl, verifiedBy: 'code', verifiedAt });
  return unitOfWork({ db }, async (tx): Promise<LinkOutcome> => {
    const before = await tx.socialAccounts.findOf(uid, platform);
    const stillIssued = await tx.verificationCodes.findOf(uid, platform);
    if (stillIssued?.code !== code) {
      // Another request at the same time has linked it.
      return before?.handle === handle ? { status: 'valid', account: before } : { status: 'invalid', error: FAILED };
    }
    await linkAccount(tx, account, before);
    return { status: 'valid', account };
  });
}

/** Looks for the code of the caller's pending account; one that is linked already, with nothing pending, is answered as it is. */
export const verifySocialAccount: Handler<'verifySocialAccount'> = async (call, { params }) => {
  const { linked, issued } = await getOwnAccount(call.db, call.caller, params.id);
  if (!issued) return { status: 'valid', error: null, account: toSocialAccountView(linked) };
  const outcome = await linkByCode(call, issued);
  if (outcome.status === 'valid') {
    return { status: 'valid', error: null, account: toSocialAccountView(outcome.account) };
  }
  const { status, error } = outcome;
  return { status, error, account: toSocialAccountView(linked, issued) };
};

function linkedBySomebodyElse(): AppError {
  return new AppError('already_exists', 'This account is already linked to another user');
}

/** The refusal of an account whose platform showed neither that it exists nor that it does not. */
function unverifiableAccount(): AppError {
  return new AppError('provider_unavailable', 'Unable to verify account', {
    details: 'The platform did not show this profile to us. Make sure that it is public and try again.',
  });
}

/**
 * Links an account that its person has proven to own, in place of `before` and of any check under way. Throws
 * `already_exists` when it is somebody else's, `illegal_state` while a treasure is reviewed as a post of `before`, `not_found`
 * without an account. Reads at most 3, writes up to 5.
 */
export async function linkAccount(tx: Tx, account: SocialAccount, before: SocialAccount | null): Promise<void> {
  const { uid, platform, handle, url } = account;
  // An identity may have no account (any more).
  await tx.users.get(uid);
  const owner = await tx.socialHandles.findOwner(platform, handle);
  if (owner !== null && owner !== uid) throw linkedBySomebodyElse();
  await requireReplaceable(tx, before, handle);
  tx.socialAccounts.link(account, before);
  tx.users.putSocialLink(uid, platform, url);
  tx.verificationCodes.removeOf({ uid, platform });
}

/**
 * Links the account whose profile page shows the code issued for it, in place of any other of the platform. Repeating it
 * changes nothing. Throws `illegal_state` without a valid code, when the page does not show it and as `linkAccount`, `provider_unavailable`
 * when the page cannot be read, `already_exists` when somebody else has linked the account.
 */
export const saveSocialLink: Handler<'saveSocialLink'> = async (call, { body }) => {
  const { platform, accountUrl } = body;
  const { db, caller } = call;
  const issued = await db.verificationCodes.findOf(caller.uid, platform);
  if (!issued) {
    const linked = await db.socialAccounts.findOf(caller.uid, platform);
    if (linked && linked.handle === accountHandle(accountUrl, platform)) return answer(linked);
  }
  const outcome = await linkByCode(call, requireCodeFor(issued, platform, accountUrl));
  if (outcome.status === 'valid') return answer(outcome.account);
  const { status, error, reason } = outcome;
  throw status === 'unverifiable'
    ? unverifiableAccount()
    : new AppError('illegal_state', error, { ...(reason && { details: reason }) });
};

function answer(account: SocialAccount) {
  return { success: true as const, account: toSocialAccountView(account) };
}

function requireCodeFor(issued: VerificationCode | null, platform: PlatformId, accountUrl: string): VerificationCode {
  const isForThisAccount =
    issued?.requestedUrl === accountUrl ||
    (issued && accountHandle(issued.accountUrl, platform) === accountHandle(accountUrl, platform));
  if (!issued || !isForThisAccount) throw illegalState('Request a verification code for this account first');
  return issued;
}
