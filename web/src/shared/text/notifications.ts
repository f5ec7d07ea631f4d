/** Texts of the notification bell and its panel. */
export const notificationsText = {
  title: 'Notifications',
  unread: (count: number) => (count === 1 ? '1 unread notification' : `${count} unread notifications`),
} as const;
