import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { saveSession, useSession } from '../../shared/state/session.ts';

/** Lets the session say of its person what the server says now; nothing when somebody else is signed in meanwhile. */
export function rememberProfile(profile: OwnProfile): void {
  const { token, user } = useSession.getState();
  if (token && user?.uid === profile.uid) saveSession(token, profile);
}
