import type { Role } from '@doubloon/contract/shared/roles.ts';
import { hashKey } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { queryClient } from '../../shared/api/queries/query-client.ts';
import type { SessionUser } from '../../shared/state/session.ts';

/** Where somebody goes, and who they are as far as it is known; null for visitors. */
export interface Visit {
  params: Params;
  search: URLSearchParams;
  user: SessionUser | null;
  /** True while a link is only pointed at. */
  isAhead?: boolean;
}

/**
 * Asks for what a screen shows first, with the options by which the screen itself asks. Nothing is waited for. What could be refused to
 * people who the screen is for is left to the screen. What depends on `search` is asked for last, because a page's head makes the calls
 * before that whatever the search is.
 */
export type FirstData = (visit: Visit) => void;

/** Hashes of the queries that bring first data: those of this visit, and those that an earlier one has kept. */
export const firstDataHashes = new Set<string>();

export const askFor: typeof queryClient.prefetchQuery = (options) => {
  firstDataHashes.add(hashKey(options.queryKey));
  return queryClient.prefetchQuery(options);
};

export const askForPages: typeof queryClient.prefetchInfiniteQuery = (options) => {
  firstDataHashes.add(hashKey(options.queryKey));
  return queryClient.prefetchInfiniteQuery(options);
};

/**
 * Asks for what no browser is to keep: what is for admins, said to somebody once, or changed elsewhere before they come back. From then on it
 * is not kept for a screen that has asked for it otherwise, either.
 */
export const askUnkept: typeof queryClient.prefetchQuery = (options) => {
  firstDataHashes.delete(hashKey(options.queryKey));
  return queryClient.prefetchQuery(options);
};

export const askPagesUnkept: typeof queryClient.prefetchInfiniteQuery = (options) => {
  firstDataHashes.delete(hashKey(options.queryKey));
  return queryClient.prefetchInfiniteQuery(options);
};

/** Asks only for people with one of the roles. */
export const forRoles =
  (roles: readonly Role[], ask: (visit: Visit & { user: SessionUser }) => void): FirstData =>
  ({ user, ...visit }) => {
    if (user && roles.includes(user.role)) ask({ ...visit, user });
  };
