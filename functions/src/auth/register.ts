import { AppError } from '../platform/app-error.ts';
import { customTokenFor, secondFactorClaims } from '../platform/identity/authenticate.ts';
import type { Call, BrowserHandler } from '../platform/dependencies.ts';
import { createUser, newcomerDocuments, requireFreeUsername } from '../users/user-documents.ts';
import { findByProvenEmail } from '../users/find-people.ts';
import { toOwnProfile } from '../users/own-profile.ts';
import { requireHonestName } from '../names/honest-names.ts';
import { refuseCommonPassword, refuseOwnPassword } from './common-password.ts';
import { rememberBrowser } from './sign-ins.store.ts';
import { releaseAbandonedEmail } from './proven-email.ts';

const EMAIL_TAKEN = 'An account with this email already exists';
const CODES_OF_THE_PERSON: Record<string, string> = {
  'auth/email-already-exists': EMAIL_TAKEN,
  'auth/invalid-password': 'The password is too weak',
  'auth/invalid-email': 'Enter a valid email address',
};

/**
 * Creates the identity, the role claim, the token and last the user's documents. When anything after the identity fails, the identity is removed again, so that
 * the person can try once more, in another role, too; when not even that came to pass, the next try clears it away. Throws `already_exists` for a taken e-mail
 * or username, `invalid_input` for a name that deceives and for a password that many people use, or that is their own name or e-mail.
 */
export const register: BrowserHandler<'register'> = async (call, { body }, browser) => {
  const { auth, db, clock } = call;
  requireHonestName(body.name, 'body.name');
  requireHonestName(body.username, 'body.username');
  await refuseCommonPassword(body.password);
  refuseOwnPassword(body.password, [body.email, body.username, body.name]);
  await requireFreeUsername(db, body.username);
  if (await findByProvenEmail(db, body.email)) throw new AppError('already_exists', EMAIL_TAKEN);
  // Without a name, which would stand in mails to an address that may be somebody else's.
  const uid = await createIdentity(call, { email: body.email, password: body.password });
  const documents = newcomerDocuments(uid, body, clock.now());
  let customToken: string;
  try {
    await auth.setCustomUserClaims(uid, { role: body.role });
    customToken = await customTokenFor(auth, uid, clock, secondFactorClaims(call.config, false));
    await createUser(db, documents);
  } catch (error) {
    await auth.deleteUser(uid);
    throw error;
  }
  try {
    await rememberBrowser({ db }, browser, { uid, email: body.email, now: clock.now() }, { signsIn: true });
  } catch (error) {
    // There is an account now: it would be refused to whoever registers again.
    call.log.warn({ err: error, uid }, 'the browser of a registration was not remembered');
  }
  return { customToken, user: toOwnProfile(documents.user, documents.priv) };
};

interface Identity {
  readonly email: string;
  readonly password: string;
}

async function createIdentity(call: Call<null>, identity: Identity): Promise<string> {
  try {
    return (await call.auth.createUser(identity)).uid;
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    const isTaken = code === 'auth/email-already-exists';
    if (isTaken && (await releaseAbandonedEmail(call, identity.email))) return createIdentity(call, identity);
    const message = CODES_OF_THE_PERSON[code];
    if (!message) throw error;
    throw new AppError(isTaken ? 'already_exists' : 'invalid_input', message, { cause: error });
  }
}
