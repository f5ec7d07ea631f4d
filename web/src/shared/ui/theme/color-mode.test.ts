import { beforeEach, describe, expect, it } from 'vitest';
import { resolveColorMode, THEME_STORAGE_KEY, useColorMode } from './color-mode.ts';

describe('resolveColorMode', () => {
  it('follows what was stored, whatever the system prefers', () => {
    expect(resolveColorMode('dark', false)).toBe('dark');
    expect(resolveColorMode('light', true)).toBe('light');
  });

  it('follows the system when nothing, or nothing sensible, is stored', () => {
    expect(resolveColorMode(null, true)).toBe('dark');
    expect(resolveColorMode(null, false)).toBe('light');
    expect(resolveColorMode('sepia', true)).toBe('dark');
  });
});

describe('the theme toggle', () => {
  beforeEach(() => {
    useColorMode.setState({ mode: 'light' });
    document.documentElement.className = 'light';
  });

  it('changes the page and remembers the choice, there and back', () => {
    useColorMode.getState().toggle();
    expect(document.documentElement.className).toBe('dark');
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('dark');
    useColorMode.getState().toggle();
    expect(document.documentElement.className).toBe('light');
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('light');
  });
});
