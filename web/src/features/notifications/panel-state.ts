import { create } from 'zustand';

/** Whether the panel with the notifications is open; bells stand in several places, the panel in one. */
export const useNotificationPanel = create<{ open: boolean }>()(() => ({ open: false }));

export const openNotifications = () => useNotificationPanel.setState({ open: true });
export const closeNotifications = () => useNotificationPanel.setState({ open: false });
