import { create } from 'zustand';

export const THEME_STORAGE_KEY = 'loot_theme';

export type ColorMode = 'light' | 'dark';

/**
 * Returns which theme a visitor gets: what they stored, or, with nothing (or nonsense) stored, what their system prefers.
 * `index.html` decides the same way before the first paint.
 */
export function resolveColorMode(stored: string | null, systemPrefersDark: boolean): ColorMode {
  if (stored === 'dark' || stored === 'light') return stored;
  return systemPrefersDark ? 'dark' : 'light';
}

interface ColorModeState {
  mode: ColorMode;
  /** Switches to the other theme, at once and for the next visits. */
  toggle: () => void;
}

export const useColorMode = create<ColorModeState>()((set, get) => ({
  mode: 'light',
  toggle: () => {
    const mode = get().mode === 'dark' ? 'light' : 'dark';
    localStorage.setItem(THEME_STORAGE_KEY, mode);
    document.documentElement.className = mode;
    set({ mode });
  },
}));

if (typeof localStorage !== 'undefined') {
  const systemPrefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  useColorMode.setState({ mode: resolveColorMode(localStorage.getItem(THEME_STORAGE_KEY), systemPrefersDark) });
}
