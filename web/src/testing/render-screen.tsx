import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, type InitialEntry } from 'react-router-dom';
import { afterEach } from 'vitest';
import { mutationEffects } from '../shared/api/queries/mutation-effects.ts';
import { clearSession } from '../shared/state/session.ts';
import { useToasts } from '../shared/state/toasts.ts';

afterEach(() => {
  cleanup();
  clearSession();
  useToasts.setState({ toasts: [] });
});

/** Renders a piece of the client with everything around it that it may ask for, and hands out its queries. Cleans up, session and toasts included. */
export function renderScreen(screen: ReactNode, at: InitialEntry = '/') {
  const client = new QueryClient({
    mutationCache: new MutationCache(mutationEffects),
    defaultOptions: { queries: { retry: false } },
  });
  const rendered = render(
    <>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[at]}>{screen}</MemoryRouter>
      </QueryClientProvider>
    </>,
  );
  return { ...rendered, client };
}

/** The texts of the toasts on the screen, oldest first. */
export function toastTexts(): string[] {
  return useToasts.getState().toasts.map(({ text }) => text);
}
