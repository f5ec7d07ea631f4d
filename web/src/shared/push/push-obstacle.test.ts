import { afterEach, describe, expect, it, vi } from 'vitest';
import { givePushBrowser, takePushBrowser } from '../../testing/push-browser.ts';
import { pushObstacle } from './push-obstacle.ts';

afterEach(() => {
  takePushBrowser();
  vi.restoreAllMocks();
});

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';

/** A browser that calls itself so, with or without a touch screen, in a tab or on the Home Screen. */
function beBrowser(userAgent: string, { touch = false, installed = false } = {}): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: touch ? 5 : 0 });
  vi.stubGlobal('matchMedia', () => ({ matches: installed }));
}

describe('what keeps a browser from push notifications', () => {
  it('is nothing where all is there, before and after it was allowed', () => {
    givePushBrowser();
    expect(pushObstacle()).toBeNull();
    givePushBrowser({ permission: 'granted' });
    expect(pushObstacle()).toBeNull();
  });

  it('is its settings once it was forbidden', () => {
    givePushBrowser({ permission: 'denied' });
    expect(pushObstacle()).toBe('blocked');
  });

  it('is that it cannot', () => {
    beBrowser(MAC);
    expect(pushObstacle()).toBe('unsupported');
  });

  it('is, on phones and tablets of Apple, that the site is not on the Home Screen', () => {
    beBrowser(IPHONE, { touch: true });
    expect(pushObstacle()).toBe('install');
    // A tablet says that it is a Mac.
    beBrowser(MAC, { touch: true });
    expect(pushObstacle()).toBe('install');
    // An old system, where that does not help.
    beBrowser(IPHONE, { touch: true, installed: true });
    expect(pushObstacle()).toBe('unsupported');
  });

  it('is nothing there once it is', () => {
    givePushBrowser();
    beBrowser(IPHONE, { touch: true, installed: true });
    expect(pushObstacle()).toBeNull();
  });
});
