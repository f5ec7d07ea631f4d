import { create } from 'zustand';

interface PaletteState {
  /** The layer over the screen: the palette, the list of shortcuts, or nothing. */
  shown: 'commands' | 'shortcuts' | null;
}

export const usePalette = create<PaletteState>()(() => ({ shown: null }));

export const openCommands = () => usePalette.setState({ shown: 'commands' });
export const openShortcuts = () => usePalette.setState({ shown: 'shortcuts' });
export const closePalette = () => usePalette.setState({ shown: null });
