import { QueryCache, QueryClient } from '@tanstack/react-query';
import { clearSession } from '../state/session.ts';
import { ApiError } from './api-error.ts';

/** What the API answered, kept for as long as a screen may show it. A refused token ends the session. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) clearSession();
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) =>
        failures < 1 && (!(error instanceof ApiError) || error.status >= 502 || error.status === 0),
    },
  },
});
