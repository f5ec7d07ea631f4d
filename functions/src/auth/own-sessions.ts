import type { BrowserHandler } from '../platform/dependencies.ts';
import { continuingTokenFor, secondFactorClaims } from '../platform/identity/authenticate.ts';
import { requireRecentSignIn } from '../platform/identity/recent-sign-in.ts';
import { revokeSessions } from '../platform/identity/revoke-sessions.ts';
import { requireUnchangedSignIn } from './proven-email.ts';
import { rememberBrowser } from './sign-ins.store.ts';

/** Lists the browsers in which the caller has signed in since all their sessions were last ended, the latest first. */
export const listOwnSessions: BrowserHandler<'listOwnSessions'> = async ({ auth, db, caller }, _input, browser) => {
  const { tokensValidAfterTime } = await auth.getUser(caller.uid);
  const endedAt = tokensValidAfterTime ? new Date(tokensValidAfterTime) : null;
  const sessions = await db.knownBrowsers.findSignedIn(caller.uid);
  return sessions
    .filter(({ signedInAt }) => endedAt === null || signedInAt >= endedAt)
    .map(({ name, signedInAt, device }) => ({
      browser: name,
      signed_in_at: signedInAt,
      is_current: device === browser.fingerprint,
    }));
};

/**
 * Ends every session of the caller and forgets their browsers, except for this one, which goes on with the custom token of the answer. Throws `forbidden`
 * without a recent sign-in; the new session is as old as this one. Throws `illegal_state`, and all sessions end, if somebody has changed the e-mail or the ways to
 * sign in past the product.
 */
export const endOtherSessions: BrowserHandler<'endOtherSessions'> = async (call, _input, browser) => {
  requireRecentSignIn(call, 'sign out everywhere else');
  const { auth, db, clock, caller } = call;
  const { uid } = caller;
  const { profile } = await requireUnchangedSignIn(call);
  // Forgotten first: a sign-in in between is ended with the others, or listed, but never valid and unlisted.
  await db.knownBrowsers.removeAllOf(uid);
  await revokeSessions(call, uid);
  await rememberBrowser({ db }, browser, { uid, email: profile.email, now: clock.now() }, { signsIn: true });
  const claims = secondFactorClaims(call.config, caller.hasSecondFactor);
  return { customToken: await continuingTokenFor(auth, caller, clock, claims) };
};
