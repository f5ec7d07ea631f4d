/** A reason why this browser gets no push notifications. `install`: on an iPhone or iPad only sites on the Home Screen get them; `blocked`: its settings forbid this site to. */
export type PushObstacle = 'unsupported' | 'install' | 'blocked';

/** Tablets of Apple say that they are desktop computers, which have no touch screen. */
const isAppleTouch = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Returns what keeps this browser from getting push notifications, or null. Asks nobody. */
export function pushObstacle(): PushObstacle | null {
  const isSupported = 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
  if (!isSupported) return isAppleTouch() && !isInstalled() ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : null;
}
