/** Texts of the notification bell and its panel. */
export const notificationsText = {
  title: 'Notifications',
  unread: (count: number) => (count === 1 ? '1 unread notification' : `${count} unread notifications`),
  isNew: 'New',
  markAll: 'Mark all as read',
  markFailed: 'Could not be marked as read. Please try again.',
  failed: 'Failed to load notifications',
  empty: 'No notifications yet',
  emptyText: 'When somebody applies, delivers, decides or pays, you read of it here.',
  search: 'Loot, person or kind, as in payout',
  noneFound: 'No notifications match',
  kept: 'Notifications are kept for 90 days.',
} as const;
