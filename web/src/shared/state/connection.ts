import { create } from 'zustand';

interface ConnectionState {
  /** The browser's `navigator.onLine`. */
  online: boolean;
  /** True when the last call reached the server. */
  reachable: boolean;
  /** True when the server has a newer build of this page than the one that runs. */
  outdated: boolean;
}

/** Connection state, as far as the browser knows it; online where there is none, as in the build that looks for first requests. */
export const useConnection = create<ConnectionState>()(() => ({ online: true, reachable: true, outdated: false }));
if (typeof window !== 'undefined') {
  useConnection.setState({ online: navigator.onLine });
  window.addEventListener('online', () => useConnection.setState({ online: true, reachable: true }));
  window.addEventListener('offline', () => useConnection.setState({ online: false }));
}

/** Takes down whether a call reached the server. */
export function setReachable(reachable: boolean): void {
  if (useConnection.getState().reachable !== reachable) useConnection.setState({ reachable });
}
