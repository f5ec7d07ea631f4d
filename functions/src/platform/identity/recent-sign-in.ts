import { RECENT_SIGN_IN_MINUTES, RECENT_SIGN_IN_NEEDED } from '@doubloon/contract/auth/recent-sign-in.ts';
import { AppError } from '../app-error.ts';
import type { Call } from '../dependencies.ts';

/** Throws `forbidden` when the caller's session began longer than `RECENT_SIGN_IN_MINUTES` ago; `what` completes "Please sign in again to". */
export function requireRecentSignIn({ caller, clock }: Pick<Call, 'caller' | 'clock'>, what: string): void {
  const ageMs = clock.now().getTime() - caller.signedInAt.getTime();
  if (ageMs <= RECENT_SIGN_IN_MINUTES * 60_000) return;
  throw new AppError('forbidden', `Please sign in again to ${what}`, { errorType: RECENT_SIGN_IN_NEEDED });
}
