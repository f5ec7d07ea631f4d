import { getProfile } from '@doubloon/contract/auth/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { whileBusy } from '../../../shared/state/session.ts';

/** One's own profile. */
export const profileQuery = queryOf(getProfile, {});

/** Returns one's own profile as it loads. The page is covered until it is there, and not while it is only asked for again. */
export function useProfile() {
  const profile = useQuery(profileQuery);
  const isAwaited = profile.isPending && profile.fetchStatus === 'fetching';
  useEffect(() => {
    if (!isAwaited) return undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    void whileBusy(() => promise);
    return resolve;
  }, [isAwaited]);
  return profile;
}
