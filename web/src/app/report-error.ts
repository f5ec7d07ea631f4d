import type { RouterProviderProps } from 'react-router-dom';

let router: RouterProviderProps['router'] | undefined;

/** Reports an error to whoever looks after the product, with the pattern of the screen's address. What reports is loaded only then. */
export function reportError(error: unknown): void {
  const route = router?.state.matches.at(-1)?.route.path;
  void import('./visit/send-browser-error.ts').then(
    (loaded) => loaded.sendBrowserError(error, route),
    () => undefined,
  );
}

/** Reports from now on every error that nothing has caught. */
export function watchErrors(of: RouterProviderProps['router']): void {
  router = of;
  addEventListener('error', (event) => reportError(event.error));
  addEventListener('unhandledrejection', (event) => reportError(event.reason));
}
