import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { useSession } from '../../shared/state/session.ts';

/** True once somebody has proven their e-mail; the link may have been opened in another tab, which the session hears of. */
export function useEmailIsProven(profile: Pick<OwnProfile, 'emailVerified'> | undefined): boolean {
  const provenSince = useSession(({ user }) => user?.emailVerified === true);
  return profile?.emailVerified === true || provenSince;
}
