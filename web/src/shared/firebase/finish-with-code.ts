import { type Auth, getMultiFactorResolver, type MultiFactorError, TotpMultiFactorGenerator } from 'firebase/auth';
import { withCode } from '../state/sign-in-code.ts';

// The identity service checks this code, and knows nothing of recovery codes.
const HINT =
  'Without your app, choose a password (Forgot password?), then sign in with your email, that password and one of your recovery codes.';

/** Completes a sign-in that Firebase has refused with `auth/multi-factor-auth-required`, with a code of the authenticator app; answers the ID token. */
export async function finishWithCode(auth: Auth, refusal: Error): Promise<string> {
  const resolver = getMultiFactorResolver(auth, refusal as MultiFactorError);
  const app = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
  if (!app) throw refusal;
  const { user } = await withCode(
    (code) => resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(app.uid, code)),
    HINT,
  );
  return user.getIdToken();
}
