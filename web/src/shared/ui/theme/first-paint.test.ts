import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { resolveColorMode, THEME_STORAGE_KEY } from './color-mode.ts';

const page = readFileSync(resolve(import.meta.dirname, '..', '..', '..', '..', 'index.html'), 'utf8');
const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';

describe('the script before the first paint', () => {
  const cases = ['dark', 'light', 'sepia', null].flatMap((stored) =>
    [true, false].map((prefersDark) => [stored, prefersDark] as const),
  );

  it.each(cases)('decides as the app does with %s stored and the system preferring dark: %s', (stored, prefersDark) => {
    const documentElement = { className: '' };
    runInNewContext(script, {
      localStorage: { getItem: (key: string) => (key === THEME_STORAGE_KEY ? stored : null) },
      window: { matchMedia: () => ({ matches: prefersDark }) },
      document: { documentElement },
    });
    expect(documentElement.className).toBe(resolveColorMode(stored, prefersDark));
  });
});
