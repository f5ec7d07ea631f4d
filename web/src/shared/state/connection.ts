import { create } from 'zustand';

interface ConnectionState {
  /** What the browser says of its network. */
  online: boolean;
  /** Whether the last call reached the server. */
  reachable: boolean;
}

/** Whether this browser can talk to the server, as far as it knows. */
export const useConnection = create<ConnectionState>()(() => ({ online: navigator.onLine, reachable: true }));

window.addEventListener('online', () => useConnection.setState({ online: true, reachable: true }));
window.addEventListener('offline', () => useConnection.setState({ online: false }));

/** Takes down whether a call reached the server. */
export function setReachable(reachable: boolean): void {
  if (useConnection.getState().reachable !== reachable) useConnection.setState({ reachable });
}
