/** Lets the browser ask before it closes or leaves the page, until the answer is called. */
export function holdPage(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

/** Holds the page while `holds` says so of a store, whatever screen is shown. Holds it from now on when it does already. */
export function holdPageWhile<State>(
  store: { getState: () => State; subscribe: (listener: (state: State) => void) => unknown },
  holds: (state: State) => boolean,
): void {
  let letGo: (() => void) | undefined;
  const settle = (state: State) => {
    if (holds(state)) letGo ??= holdPage();
    else {
      letGo?.();
      letGo = undefined;
    }
  };
  store.subscribe(settle);
  settle(store.getState());
}
