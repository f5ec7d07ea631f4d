import { create } from 'zustand';

const COLLAPSED_STORAGE_KEY = 'loot_sidebar';

interface SidebarState {
  /** True on desktops for signs only, 16 units wide instead of 64. Remembered for the next visits. */
  collapsed: boolean;
  /** True on phones while the drawer is out. */
  drawerOpen: boolean;
}

export const useSidebar = create<SidebarState>()(() => ({
  collapsed: typeof localStorage !== 'undefined' && localStorage.getItem(COLLAPSED_STORAGE_KEY) === 'collapsed',
  drawerOpen: false,
}));

/** Collapses the sidebar of desktops, or expands it, now and for the next visits. */
export function setCollapsed(collapsed: boolean): void {
  localStorage.setItem(COLLAPSED_STORAGE_KEY, collapsed ? 'collapsed' : 'expanded');
  useSidebar.setState({ collapsed });
}
