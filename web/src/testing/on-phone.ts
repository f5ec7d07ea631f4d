import { vi } from 'vitest';

/** Makes the window as narrow as a phone for all that asks by `useOnPhone`. */
export function openOnPhone(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 767.98px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
