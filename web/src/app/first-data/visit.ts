import type { Role } from '@doubloon/contract/shared/roles.ts';
import type { Params } from 'react-router-dom';
import { queryClient } from '../../shared/api/queries/query-client.ts';
import type { SessionUser } from '../../shared/state/session-user.ts';

/** Where somebody goes, and who they are as far as it is known; null for visitors. */
export interface Visit {
  params: Params;
  search: URLSearchParams;
  user: SessionUser | null;
}

/**
 * Asks for what a screen shows first, with the options by which the screen itself asks. Nothing is waited for. What could be refused to
 * people who the screen is for is left to the screen.
 */
export type FirstData = (visit: Visit) => void;

export const askFor = queryClient.prefetchQuery.bind(queryClient);
export const askForPages = queryClient.prefetchInfiniteQuery.bind(queryClient);

/** Asks only for people with one of the roles. */
export const forRoles =
  (roles: readonly Role[], ask: (visit: Visit & { user: SessionUser }) => void): FirstData =>
  ({ user, ...visit }) => {
    if (user && roles.includes(user.role)) ask({ ...visit, user });
  };
