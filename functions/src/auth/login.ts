import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { MAILED_LINK_NEEDED } from '@doubloon/contract/auth/mailed-link.ts';
import { CODE_NEEDED } from '@doubloon/contract/auth/second-factor.ts';
import { type OwnProfile, PersonName, type UserPrivate } from '@doubloon/contract/users/user.ts';
import { AppError, illegalState, invalidField } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Call, Handler, BrowserHandler } from '../platform/dependencies.ts';
import { customTokenFor, secondFactorClaims } from '../platform/identity/authenticate.ts';
import { checkPassword } from '../platform/identity/identity-toolkit.ts';
import { revokeSessions } from '../platform/identity/revoke-sessions.ts';
import { tooManyRequests } from '../platform/limits/rate-limiter.ts';
import { removePushDevices } from '../push/devices.ts';
import { findOwnProfile, toOwnProfile } from '../users/own-profile.ts';
import { keepProvenEmail, cutEarlierTies, giveBackIdentity, unlinkForeign } from './proven-email.ts';
import { rememberBrowser, beginAttempt } from './sign-ins.store.ts';
import { mailProofLink } from './mail-account-links.ts';
import { mayMail } from './mailed-codes.ts';
import { checkSignInCode, hadApp, WRONG_CODE } from './sign-in-code.ts';
import { findByProvenEmail } from '../users/find-people.ts';
import { createUser, newUserDocuments } from '../users/user-documents.ts';
import { isHonestName } from '../names/honest-names.ts';
import { markGoogleIdentity } from '../users/verification.ts';

/** Identity Toolkit does not say how long it turns tries away. */
const THROTTLED_MS = 60_000;

/**
 * Exchanges e-mail and password for a custom token. A wrong password, an unknown e-mail, a disabled user and an identity whose registration ended half-way get
 * the same answer, and after repeated failures the same pause of their network. While an e-mail is guessed at from many, an unknown browser gets `forbidden`
 * with any password; the right one has a link mailed that makes the browser known. A known browser is neither hindered by others nor counted with their
 * network. Somebody with a second factor gets `forbidden` (`CODE_NEEDED`) without a code; a wrong code counts as a wrong password does.
 */
export const login: BrowserHandler<'login'> = async (call, { body }, browser) => {
  const { auth, db, clock } = call;
  const attempt = { email: body.email, network: browser.network, fingerprint: browser.fingerprint };
  if (!(await db.signInAttempts.isByKnownBrowser(attempt, clock.now()))) await browser.countAs('strangers');
  const admission = await beginAttempt({ db }, attempt, clock.now());
  if (!('mailNeeded' in admission)) throw tooManyAttempts(admission.waitMs);
  const result = await checkPassword(call, body.email, body.password);
  if (result === 'throttled') throw tooManyAttempts(THROTTLED_MS);
  const found = result && (await findOwnProfile(db, result.uid));
  const identity = found && (await auth.getUser(found.uid));
  // With an e-mail or a password that somebody has given the identity past the product nobody comes in.
  const isLockedOut =
    identity &&
    ((await keepProvenEmail(call, identity, found)) ||
      (await unlinkForeign(call, identity, found)).includes('password'));
  const user = isLockedOut ? null : found;
  if (admission.mailNeeded) throw await askForMailbox(call, body.email, user);
  if (!user || !result) throw new AppError('unauthenticated', 'Invalid email or password');
  const verdict = await checkSignInCode(call, user, result, body.code);
  if (verdict === 'throttled') throw tooManyAttempts(THROTTLED_MS);
  if (verdict === 'wrong') throw invalidField('body.code', WRONG_CODE);
  if (verdict === 'needed') {
    // Not a guess, but no reason to forget those at the code either.
    await unitOfWork({ db }, (tx) => tx.signInAttempts.takeBack(admission));
    throw codeNeeded();
  }
  await unitOfWork({ db }, (tx) => tx.signInAttempts.forget(attempt, admission.byKnownBrowser));
  await rememberBrowser({ db }, browser, { uid: user.uid, email: body.email, now: clock.now() }, { signsIn: true });
  const claims = secondFactorClaims(call.config, verdict === 'passed');
  return { customToken: await customTokenFor(auth, user.uid, clock, claims), user };
};

const codeNeeded = () =>
  new AppError('forbidden', 'Please enter the code that your authenticator app shows.', { errorType: CODE_NEEDED });

/** Answers everybody alike. Only those who know the password cause a mail, and only those who read it get in. */
async function askForMailbox(call: Call<null>, email: string, user: OwnProfile | null): Promise<AppError> {
  if (user && (await mayMail(call, 'sign-in', email))) {
    await mailProofLink(call, user.uid, 'signIn');
  }
  return new AppError(
    'forbidden',
    'Somebody keeps guessing the password of this account. If yours is right, we have mailed you a link: open it in this browser, then sign in again.',
    { errorType: MAILED_LINK_NEEDED },
  );
}

function tooManyAttempts(waitMs: number): AppError {
  return tooManyRequests('Too many failed attempts. Please wait a moment and try again.', waitMs);
}

/**
 * Revokes the caller's refresh tokens; ID tokens already out are refused at once by rules and every call that changes something, and
 * within a minute by those that read. What a session has changed of the ways to sign in past the product is undone, so that none leads back.
 */
export const logout: Handler<'logout'> = async (call) => {
  const { auth, db, caller } = call;
  const profile = await findOwnProfile(db, caller.uid);
  const identity = await auth.getUser(caller.uid);
  const hasEnded =
    profile &&
    ((await keepProvenEmail(call, identity, profile)) || (await unlinkForeign(call, identity, profile)).length > 0);
  if (!hasEnded) await revokeSessions(call, caller.uid);
  await removePushDevices(call, caller.uid);
  return { success: true };
};

/**
 * Signs in with the Firebase ID token of a Google popup. Somebody new is stored with the role `user` and chooses one next. A raw Google OAuth token and the
 * token of a session that began otherwise are refused. Throws `illegal_state` once, when the account was registered with this e-mail by somebody who never
 * proved to own it: their connected accounts are disconnected, all sessions end, and the next sign-in succeeds. Also when the Google account has another e-mail
 * than the account, or the account a password that was not set through the product: it is unlinked, and all sessions end. Answers a custom token besides where
 * the popup has asked for a code, because only the product says that the code was that of its person's app.
 */
export const loginWithGoogle: BrowserHandler<'loginWithGoogle'> = async (call, { body }, browser) => {
  const { auth, db, clock, config } = call;
  const token = await verifyGoogleToken(call, body.idToken).catch(async (error: unknown) => {
    await browser.countAs('strangers');
    throw error;
  });
  const found = await findOwnProfile(db, token.uid);
  const signedIn = async (user: OwnProfile, hasFactor = false) => {
    await rememberBrowser({ db }, browser, { uid: user.uid, email: user.email, now: clock.now() }, { signsIn: true });
    const customToken = hasFactor
      ? await customTokenFor(auth, user.uid, clock, secondFactorClaims(config, hasFactor))
      : null;
    return { user, customToken };
  };
  if (found) await refuseForeign(call, await auth.getUser(found.uid), found);
  const factor = found && (await db.secondFactors.find(found.uid));
  if (factor && !hadApp(token, factor)) throw withdrawnPastProduct();
  if (found && !isSomebodyElses(found, token)) return signedIn(found, factor !== null);
  await browser.countAs('strangers');
  if (found) throw await takeOver(call, token);
  const { user, priv } = newGoogleUser(token, clock.now(), body.referralCode);
  await leaveToItsAccount(call, priv);
  try {
    await createUser(db, { user, priv });
  } catch (error) {
    // Another call of this popup was faster.
    const created = await findOwnProfile(db, token.uid);
    if (created) return signedIn(created);
    throw error;
  }
  return signedIn(toOwnProfile(user, priv));
};

const withdrawnPastProduct = () =>
  illegalState(
    'The second factor of this account was changed from outside Doubloon. Please choose a password (Forgot password?), then sign in with it and one of your recovery codes.',
  );

/** Returns what the ID token of a Google popup says. Throws `unauthenticated` for any other. */
async function verifyGoogleToken({ auth }: Pick<Call<null>, 'auth'>, idToken: string): Promise<DecodedIdToken> {
  const refusal = (cause?: unknown) =>
    new AppError('unauthenticated', 'Google login failed. Send the Firebase ID token of the popup.', { cause });
  const token = await auth.verifyIdToken(idToken, true).catch((error: unknown) => {
    throw refusal(error);
  });
  if (token.firebase.sign_in_provider !== 'google.com') throw refusal();
  return token;
}

/**
 * Throws `illegal_state` when an account is signed in to with an e-mail that is not its own, which leads to it no more then, or had a password that was not set
 * through the product.
 */
async function refuseForeign(call: Call<null>, identity: UserRecord, profile: OwnProfile): Promise<void> {
  const isChangedBack = await keepProvenEmail(call, identity, profile);
  const foreign = isChangedBack ? [] : await unlinkForeign(call, identity, profile);
  if (!isChangedBack && foreign.length === 0) return;
  if (foreign.includes('password') && foreign.length === 1) {
    throw illegalState(
      'Somebody had given your account a password that was not set here. To keep it safe, it was removed and all sessions were ended. Please sign in with Google once more.',
    );
  }
  throw illegalState(
    'This Google account has another email than your account here, so it was disconnected from it. Please sign in with the email of your account, or choose a new password for it.',
  );
}

/** True when an account was registered with a password and an e-mail that was never proven, and Google now says whose it is. */
function isSomebodyElses(
  { provider, emailVerified }: OwnProfile,
  { email_verified: isProven }: Pick<DecodedIdToken, 'email_verified'>,
) {
  return isProven === true && provider === 'password' && !emailVerified;
}

/**
 * Throws `illegal_state` for somebody new whose e-mail another account has proven, and gives it back to that, which the next sign-in with Google leads to: its
 * identity was deleted or has lost the e-mail past the product.
 */
async function leaveToItsAccount(call: Call<null>, { uid, email, emailVerified }: UserPrivate): Promise<void> {
  const owner = emailVerified ? await findByProvenEmail(call.db, email) : null;
  if (!owner || owner.uid === uid) return;
  await giveBackIdentity(call, owner);
  throw illegalState(
    'There is an account with this email already, and it is yours again. Please sign in with Google once more.',
  );
}

/** Ends the access that others have had to an account. In this order, so that the next sign-in repeats it after a crash. */
async function takeOver(call: Call<null>, { uid, email = '' }: DecodedIdToken): Promise<AppError> {
  await cutEarlierTies(call, uid, { email, provider: 'google.com' });
  await markGoogleIdentity(call.db, uid, email);
  return illegalState(
    'This account was registered before anybody had proven that the email address is theirs. To keep it safe, all its sessions were ended and its payout and social accounts disconnected. Please sign in with Google once more.',
  );
}

/** Where Google keeps its users' pictures; a person can put any other address into their own token. */
const PICTURE = /^https:\/\/[a-z0-9-]+\.googleusercontent\.com\/\S{1,1000}$/;

/** The first that is given and deceives nobody; the person can change it. */
function newName(...wanted: (string | undefined)[]): string {
  return wanted.find((name) => name !== undefined && isHonestName(name)) ?? 'New member';
}

function newGoogleUser(token: DecodedIdToken, now: Date, referralCode: string | undefined) {
  if (!token.email) {
    throw new AppError('unauthenticated', 'Google login failed. Send the Firebase ID token of the popup.');
  }
  const email = token.email.toLowerCase();
  const name = newName(PersonName.safeParse(token['name']).data, email.slice(0, email.indexOf('@')));
  const profilePic = token.picture && PICTURE.test(token.picture) ? token.picture : null;
  const emailVerified = token.email_verified === true;
  return newUserDocuments(
    token.uid,
    { name, profilePic, createdAt: now },
    { email, emailVerified, provider: 'google.com', referralCode },
  );
}
