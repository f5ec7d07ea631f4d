import { vi } from 'vitest';

interface PushBrowser {
  /** The permission that the browser has when it starts. */
  permission?: NotificationPermission;
  /** The answer of its person to its question. */
  answer?: NotificationPermission;
}

/** Gives the test's browser what push notifications take, and returns the questions that it asks, the subscriptions that it ends and the notifications that it takes away. Stubs end with `vi.unstubAllGlobals`. */
export function givePushBrowser({ permission = 'default', answer = 'granted' }: PushBrowser = {}) {
  const requestPermission = vi.fn(() => {
    Object.assign(Notification, { permission: answer });
    return Promise.resolve(answer);
  });
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('Notification', { permission, requestPermission });
  vi.stubGlobal('PushManager', {});
  const close = vi.fn();
  const worker = {
    pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) },
    getNotifications: () => Promise.resolve([{ close }]),
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(worker) },
  });
  return { requestPermission, unsubscribe, close };
}

/** Takes away what push notifications take. */
export function takePushBrowser(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
