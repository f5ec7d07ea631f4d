import { getRole } from '@doubloon/contract/auth/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { currentIdToken } from '../../../shared/firebase/auth.ts';
import { saveSession, useSession, whileBusy } from '../../../shared/state/session.ts';

/**
 * The role of who is signed in, as the server knows it. One that was chosen meanwhile, in another browser, is taken into the session, with a token that
 * carries it.
 */
export function roleQuery(uid: string) {
  return queryOptions({
    queryKey: [...keyOf(getRole), uid],
    queryFn: () =>
      whileBusy(async () => {
        const { role } = await request(getRole, {});
        if (role !== 'user') {
          const renewed = await currentIdToken(uid, true);
          const { user, token: held } = useSession.getState();
          const token = renewed ?? held;
          if (user?.uid === uid && token) saveSession(token, { ...user, role });
        }
        return role;
      }),
    staleTime: Infinity,
  });
}
