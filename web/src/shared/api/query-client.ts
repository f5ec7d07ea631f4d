import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { clearSession, useSession } from '../state/session.ts';
import { ApiError } from './api-error.ts';

const endRefusedSession = (error: unknown) => {
  if (error instanceof ApiError && error.status === 401) clearSession();
};

/**
 * What the API answered, kept for as long as a screen may show it and never for somebody else than it was answered to. A
 * refused token ends the session.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: endRefusedSession }),
  mutationCache: new MutationCache({ onError: endRefusedSession }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) =>
        failures < 1 && (!(error instanceof ApiError) || error.status >= 502 || error.status === 0),
    },
  },
});

useSession.subscribe(({ user }, { user: before }) => {
  if (user?.uid !== before?.uid) queryClient.clear();
});
