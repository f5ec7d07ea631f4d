import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { headScript } from '../../../testing/head-script.ts';
import { TOKEN_STORAGE_KEY, USER_STORAGE_KEY } from '../../state/session.ts';
import { resolveColorMode, THEME_STORAGE_KEY } from './color-mode.ts';

/** Runs the script in a browser that has this stored, or that refuses to store anything. */
function firstPaint(stored: Record<string, string | null> | undefined, prefersDark = false) {
  const documentElement = { className: '', dataset: {} };
  runInNewContext(headScript, {
    ...(stored && { localStorage: { getItem: (key: string) => stored[key] ?? null } }),
    window: { matchMedia: () => ({ matches: prefersDark }) },
    document: { documentElement },
    location: { pathname: '/' },
    addEventListener: () => undefined,
  });
  return documentElement;
}

describe('the script before the first paint', () => {
  const cases = ['dark', 'light', 'sepia', null].flatMap((stored) =>
    [true, false].map((prefersDark) => [stored, prefersDark] as const),
  );

  it.each(cases)('decides as the app does with %s stored and the system preferring dark: %s', (stored, prefersDark) => {
    const page = firstPaint({ [THEME_STORAGE_KEY]: stored }, prefersDark);
    expect(page.className).toBe(resolveColorMode(stored, prefersDark));
  });

  it('marks the page of those who may be signed in, and of nobody else', () => {
    const both = { [TOKEN_STORAGE_KEY]: 't1', [USER_STORAGE_KEY]: '{}' };
    expect(firstPaint(both).dataset).toHaveProperty('session', 'stored');
    expect(firstPaint({ ...both, [USER_STORAGE_KEY]: null }).dataset).not.toHaveProperty('session');
    expect(firstPaint({ ...both, [TOKEN_STORAGE_KEY]: null }).dataset).not.toHaveProperty('session');
  });

  it('decides by the system where nothing may be stored', () => {
    expect(firstPaint(undefined, true)).toEqual({ className: 'dark', dataset: {} });
  });
});
