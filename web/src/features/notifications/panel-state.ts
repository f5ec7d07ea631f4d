import { create } from 'zustand';

/** Open state of the notification panel; there are several bells, but one panel. */
export const useNotificationPanel = create<{ open: boolean }>()(() => ({ open: false }));

export const openNotifications = () => useNotificationPanel.setState({ open: true });
export const closeNotifications = () => useNotificationPanel.setState({ open: false });
