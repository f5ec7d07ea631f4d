import { useEffect, useRef } from 'react';
import { needsProof } from '../api/api-error.ts';
import { useSession } from '../state/session.ts';

const isProven = ({ user }: Pick<ReturnType<typeof useSession.getState>, 'user'>) => user?.emailVerified === true;

/**
 * Goes on by itself, once the e-mail is proven, with what was refused because it was not. Returns what takes a failure down: the session, which may not have
 * known, hears then that the e-mail is not proven.
 */
export function useGoOnOnceProven(goOn: () => void): (error: unknown) => Promise<void> {
  const proven = useSession(isProven);
  const waits = useRef(false);
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });

  useEffect(() => {
    if (!proven || !waits.current) return;
    waits.current = false;
    latest.current();
  }, [proven]);

  return async (error) => {
    if (!needsProof(error)) return;
    const { renewUser } = await import('./proof-mail.ts');
    await renewUser();
    // Where the server could not be asked, the session may be mistaken: its person tries again.
    waits.current = !isProven(useSession.getState());
  };
}
