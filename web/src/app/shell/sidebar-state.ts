import { create } from 'zustand';

interface SidebarState {
  /** On desktops: only signs, 16 units wide instead of 64. */
  collapsed: boolean;
  /** On phones: the drawer is out. */
  drawerOpen: boolean;
}

export const useSidebar = create<SidebarState>()(() => ({ collapsed: false, drawerOpen: false }));
