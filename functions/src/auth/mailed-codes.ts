import { type AppError, ifRefused, invalidField, illegalState } from '../platform/app-error.ts';
import { calendarPersonalData } from '../calendar/personal-data.ts';
import type { Dependencies, Call, CallingBrowser, BrowserHandler, Handler } from '../platform/dependencies.ts';
import { createRateLimiter, tooManyRequests } from '../platform/limits/rate-limiter.ts';
import { unitOfWork } from '../platform/database/database.ts';
import {
  setPasswordByCode,
  emailOfCode,
  recoverEmailByCode,
  verifyEmailByCode,
} from '../platform/identity/identity-toolkit.ts';
import { ifUnknownUser } from '../platform/identity/if-unknown-user.ts';
import { revokeSessions } from '../platform/identity/revoke-sessions.ts';
import { findByProvenEmail } from '../users/find-people.ts';
import { markEmailVerified, markPasswordSet } from '../users/verification.ts';
import { findOwnProfile, getOwnProfile } from '../users/own-profile.ts';
import { mailProofLink, mailResetLink } from './mail-account-links.ts';
import { refuseCommonPassword, refuseOwnPassword } from './common-password.ts';
import {
  cutEarlierTies,
  keepProvenEmail,
  giveBackIdentity,
  keepOut,
  releaseAbandonedEmail,
  vacateEmail,
} from './proven-email.ts';
import { dropNewSecondFactor } from './sign-in-code.ts';
import { rememberBrowser } from './sign-ins.store.ts';

/** The refusal of a mailed code that was used, has expired or never was one. Throws `too_many_requests` once too many wrong codes came from a network. */
async function refuseMailedCode(browser: Pick<CallingBrowser, 'countAs'>): Promise<AppError> {
  await browser.countAs('strangers');
  return mailedCodeRefused();
}

/** The refusal of a mailed code that has expired or was used. */
function mailedCodeRefused(): AppError {
  return invalidField('body.code', 'This link is invalid or has expired. Please request a new one.');
}

/** Mails of each kind that one address gets in an hour at most. */
const MAILS_AN_HOUR = { 'password-reset': 3, 'sign-in': 3, verification: 5 } as const;

/** How many times as many all the addresses of one mailbox get together: a class can share a teacher's. */
const ADDRESSES_OF_A_MAILBOX = 4;

/**
 * The mailbox that mails to an address end up in, as far as the address tells: what follows a plus sign is its person's own note (RFC 5233), and
 * Gmail reads no dots.
 */
function mailboxOf(email: string): string {
  const [, name = '', host = ''] = /^([^+]*)[^@]*@(.*)$/.exec(email.trim().toLowerCase()) ?? [];
  return /^g(oogle)?mail\.com$/.test(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/**
 * Counts a mail to `email`; false at the hourly limit of the address or its mailbox, so that nobody can fill an inbox. Earlier mails still work then. Reads 2,
 * writes 2.
 */
export async function mayMail(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  kind: keyof typeof MAILS_AN_HOUR,
  email: string,
): Promise<boolean> {
  const limit = { bucket: `mail-${kind}`, per: 'recipient', max: MAILS_AN_HOUR[kind], windowSeconds: 3600 } as const;
  const ofMailbox = { ...limit, bucket: `mailbox-${kind}`, max: limit.max * ADDRESSES_OF_A_MAILBOX };
  const count = createRateLimiter(db, clock);
  const countBoth = async () => {
    await count(limit, email.trim().toLowerCase());
    await count(ofMailbox, mailboxOf(email));
    return true;
  };
  return countBoth().catch(ifRefused({ too_many_requests: false }));
}

/**
 * Has a link for a new password mailed, a few an hour to one address. The answer never tells whether the e-mail has an account. Who asks from
 * a browser of the e-mail's person does not wait for others of their network.
 */
export const requestPasswordReset: BrowserHandler<'requestPasswordReset'> = async (call, { body }, browser) => {
  const { fingerprint } = browser;
  const asked = { email: body.email, now: call.clock.now() };
  const isKnown = fingerprint !== null && (await call.db.knownBrowsers.has({ ...asked, fingerprint }));
  await browser.countAs(isKnown ? 'known' : 'strangers');
  const email = (await emailOfReset(call, body.email)) ?? body.email;
  const refused = (await mayMail(call, 'password-reset', email)) ? await mailResetLink(call, email) : 'mailed enough';
  if (refused) call.log.info({ refused }, 'no password reset was mailed');
  return { success: true };
};

/**
 * The address for a password reset asked for with `email`: the last one that its account has proven, which its identity gets back if it was changed, and which
 * is made anew if it was deleted. An account that has proven `email` comes before an identity that has it. Undefined when it belongs to no account with a
 * proven e-mail.
 */
async function emailOfReset(call: Call<null>, email: string): Promise<string | undefined> {
  const { auth, db } = call;
  const asked = await auth.getUserByEmail(email).catch(ifUnknownUser);
  const profile = (await findByProvenEmail(db, email)) ?? (asked && (await findOwnProfile(db, asked.uid)));
  if (!profile?.emailVerified) return undefined;
  return (await giveBackIdentity(call, profile)) ? profile.email : undefined;
}

/**
 * Sets the password of a mailed code's person, ends all their sessions, the address of their calendar and the pause after failed sign-ins, takes back a second
 * factor that was switched on lately, and forgets all their browsers but this one. Of an account whose e-mail was never proven it also disconnects payout account and social accounts. Throws `invalid_input` for a code that is invalid, expired or
 * was mailed to another address than the one proven last, and for a password that is weak, common, or their own name or e-mail.
 */
export const confirmPasswordReset: BrowserHandler<'confirmPasswordReset'> = async (call, { body }, browser) => {
  const { auth, db, clock } = call;
  await refuseCommonPassword(body.password);
  const mailedTo = await emailOfCode(call, body.code, 'PASSWORD_RESET');
  if (mailedTo === null) throw await refuseMailedCode(browser);
  refuseOwnPassword(body.password, await wordsOf(call, mailedTo));
  const result = await setPasswordByCode(call, body.code, body.password);
  if (result === 'code') throw await refuseMailedCode(browser);
  if (result === 'password') throw invalidField('body.password', 'The password is too weak');
  const identity = await auth.getUserByEmail(result.email);
  const { uid } = identity;
  // The person who registered may not be the reader of these mails.
  const profile = await findOwnProfile(db, uid);
  if (profile && (await keepProvenEmail(call, identity, profile))) throw mailedCodeRefused();
  if (profile?.emailVerified === false) await cutEarlierTies(call, uid, { email: result.email, provider: 'password' });
  else await revokeSessions(call, uid);
  await calendarPersonalData.erase['calendar-feed'](call, uid);
  await dropNewSecondFactor(call, { uid, email: result.email });
  await markEmailVerified(db, uid, result.email);
  await markPasswordSet(db, uid);
  const { email } = result;
  const attempt = { email, network: browser.network, fingerprint: browser.fingerprint };
  await unitOfWork({ db }, (tx) => tx.signInAttempts.forgetFailed(attempt));
  await db.knownBrowsers.removeAllOf(uid);
  await rememberBrowser({ db }, browser, { uid, email, now: clock.now() }, { signsIn: false });
  return { success: true };
};

/** The words that others know or guess of the person with an e-mail: addresses and names. Reads 2 at most. */
async function wordsOf({ auth, db }: Call<null>, email: string): Promise<(string | null)[]> {
  const identity = await auth.getUserByEmail(email).catch(ifUnknownUser);
  const profile = identity && (await findOwnProfile(db, identity.uid));
  return [email, profile?.email ?? null, profile?.username ?? null, profile?.name ?? null];
}

/** Identity Toolkit does not say how long it sends no more mails. */
const THROTTLED_MS = 60_000;

/** Has a link mailed that proves the caller's e-mail. Throws `illegal_state` when it is proven already and gets mails. */
export const requestEmailVerification: Handler<'requestEmailVerification'> = async (call) => {
  const { db, caller } = call;
  const { email, emailVerified, mailRefusedAt } = await getOwnProfile(db, caller.uid);
  if (emailVerified && !mailRefusedAt) throw illegalState('Your email address is already verified');
  // By address: accounts with somebody else's can be made again and again.
  const isMailed = (await mayMail(call, 'verification', email)) && (await mailProofLink(call, caller.uid, 'proof'));
  if (!isMailed) {
    throw tooManyRequests('Too many emails were requested. Please wait a moment and try again.', THROTTLED_MS);
  }
  return { success: true };
};

/**
 * Proves the e-mail of a mailed code's person, and knows the browser in which it was opened as theirs. Throws `invalid_input` for a code that is no good (any
 * more).
 */
export const confirmEmailVerification: BrowserHandler<'confirmEmailVerification'> = async (call, { body }, browser) => {
  const proven = await verifyEmailByCode(call, body.code);
  if (!proven) throw await refuseMailedCode(browser);
  await markEmailVerified(call.db, proven.uid, proven.email);
  await rememberBrowser(call, browser, { ...proven, now: call.clock.now() }, { signsIn: false });
  return { success: true };
};

/**
 * Gives an identity the e-mail back that somebody has changed, with the code that the identity service mails to the old address at every change, and locks the
 * intruder out. An identity without an account that has taken the e-mail meanwhile loses it. Throws `invalid_input` for a code that is no good (any more).
 */
export const undoEmailChange: BrowserHandler<'undoEmailChange'> = async (call, { body }, browser) => {
  const email = await emailOfCode(call, body.code, 'RECOVER_EMAIL');
  if (email !== null) await free(call, email);
  const recovered = await recoverEmailByCode(call, body.code);
  if (!recovered) throw await refuseMailedCode(browser);
  const profile = await findOwnProfile(call.db, recovered.uid);
  const own = { email: recovered.email, provider: profile?.provider ?? 'password' };
  await keepOut(call, await call.auth.getUser(recovered.uid), own);
  await markEmailVerified(call.db, recovered.uid, recovered.email);
  return { success: true };
};

async function free(call: Call<null>, email: string): Promise<void> {
  const owner = await findByProvenEmail(call.db, email);
  if (owner) await vacateEmail(call, email, owner.uid);
  else await releaseAbandonedEmail(call, email);
}
