import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { clearSession, useSession } from '../../state/session.ts';
import { toastError } from '../../state/toasts.ts';
import { ApiError, saysSessionEnded } from '../api-error.ts';
import { mutationEffects } from './mutation-effects.ts';

// Before the next press is handled: a button that has sent something is busy at once, however fast somebody presses again.
notifyManager.setScheduler(queueMicrotask);

const endRefusedSession = (error: unknown) => {
  if (!saysSessionEnded(error)) return;
  // Several calls are refused together; the first of them says why everything is gone.
  if (useSession.getState().status !== 'signedOut') toastError('Your session has ended. Please sign in again.');
  clearSession();
};

/** How long an answer that nobody looks at is kept, here and (`keepFirstData`) in the browser. */
export const MAX_KEPT_MS = 24 * 3_600_000;

/** Cache of API responses, cleared when the user changes. A rejected token ends the session. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: endRefusedSession }),
  mutationCache: new MutationCache({
    ...mutationEffects,
    onError: (error, ...rest) => {
      endRefusedSession(error);
      return mutationEffects.onError(error, ...rest);
    },
  }),
  defaultOptions: {
    // Without a connection what somebody sends fails at once and says so, instead of waiting unseen to be sent later.
    mutations: { networkMode: 'always' },
    queries: {
      staleTime: 15_000,
      // A timer would keep the build alive, which makes the pages' first requests.
      gcTime: typeof window === 'undefined' ? Infinity : MAX_KEPT_MS,
      retry: (failures, error) =>
        failures < 1 && (!(error instanceof ApiError) || error.status >= 502 || error.status === 0),
    },
  },
});

useSession.subscribe(({ user }, { user: before }) => {
  if (user?.uid !== before?.uid) queryClient.clear();
});
