import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from '@doubloon/contract/auth/second-factor-operations.ts';
import { queryClient } from '../../shared/api/queries/query-client.ts';
import { queryOf } from '../../shared/api/queries/query.ts';
import { request } from '../../shared/api/request.ts';
import { replaceToken, whileBusy } from '../../shared/state/session.ts';
import { goOnAfterEnding } from './go-on-after-ending.ts';

export const secondFactorQuery = queryOf(getSecondFactor, {});

/** The first factor, shown anew: the password, or a Google popup's token. */
export type FirstFactor = { password: string } | { googleIdToken: string };

/** The first factor of somebody: the password that they have typed, or what Google's popup answers. Throws Firebase's `auth/…` errors. */
export async function firstFactorOf(
  { provider }: Pick<OwnProfile, 'provider'>,
  password: string,
): Promise<FirstFactor> {
  if (provider === 'password') return { password };
  return whileBusy(async () => {
    const { signInWithGoogle } = await import('../../shared/firebase/auth.ts');
    return { googleIdToken: await signInWithGoogle() };
  });
}

/** Begins to switch the second factor on; answers the secret, and names the enrolment. */
export const beginSecondFactor = (first: FirstFactor) => request(startSecondFactor, { body: first });

const askAnew = () => queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });

/** Switches the second factor on with a code, and goes on with a session that has one; answers the recovery codes. */
export async function switchOn(first: FirstFactor, session: string, code: string): Promise<readonly string[]> {
  const { exchangeCustomToken } = await import('../../shared/firebase/auth.ts');
  const { customToken, recovery_codes: codes } = await request(confirmSecondFactor, {
    body: { ...first, session, code },
  });
  // The codes are never shown again, so they are answered even if this session cannot go on.
  await exchangeCustomToken(customToken).then(replaceToken, () => undefined);
  await askAnew();
  return codes;
}

/** Switches the second factor off, and ends all other sessions; Google's popup has asked for the code already. */
export async function switchOff(first: FirstFactor, code: string): Promise<void> {
  const body = { ...first, ...('password' in first && { code }) };
  await goOnAfterEnding(() => request(removeSecondFactor, { body }));
  await askAnew();
}
