import { useEffect } from 'react';
import { clearSession } from '../../shared/state/session.ts';

/** Ends the session when the profile's answer is that the token is none any more. */
export function useEndRefusedSession(error: Error | null): void {
  useEffect(() => {
    if (error && /token|unauthorized/i.test(error.message)) clearSession();
  }, [error]);
}
